import type { Config, SanitizedConfig } from 'payload'
import type { Catalogue } from '../../slices'

/** A language that pages and localised documents may have. */
export interface Language {
  /** BCP 47 code: `en`, `es`. */
  code: string
  name: string
  icon?: string
  /** File with the labels of the public site, under `content/locales`. */
  file?: string
}

/** A website served from the same pages. Site 0 is the default. */
export interface Site {
  id: number
  name: string
  /** Host names, without a port. */
  hosts: string[]
  /** Absolute origin for canonical addresses: `https://www.example.com`. */
  origin?: string
}

export interface LayoutOption {
  name: string
  label: string
  palette?: { name: string; value: string }[]
  colorRules?: { fields: string[]; background?: 'picker' | 'palette'; foreground?: 'picker' | 'palette' }
}

/** The ways to save a page. */
export type SaveAction = 'saveVersionForLater' | 'savePublishVersion' | 'quickSave' | 'saveDraft'

/** What the product's collections are made from: the plugin's options with every default filled in. */
export interface CoreContext {
  catalogue: Catalogue
  layouts: readonly LayoutOption[]
  defaultLayout: string
  languages: readonly Language[]
  sites: readonly Site[]
  /** First segments of paths that no page may take, the product's own included. */
  reservedPaths: readonly string[]
  /** Save actions that the application offers. */
  saveActions: Readonly<Record<SaveAction, boolean>>
  /** Folder of what must outlive a release: uploads, caches. */
  dataDir: string
}

/** What `voix()` left in the config. Throws when it is not among the config's plugins. */
export function getContext(config: SanitizedConfig | Config): CoreContext {
  const context = (config.custom as { voix?: CoreContext } | undefined)?.voix
  if (!context) throw new Error('The Payload config has no voix(). Add it to `plugins`.')
  return context
}
