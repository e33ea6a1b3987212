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

/** What the product's collections are made from: the plugin's options with every default filled in. */
export interface CoreContext {
  catalogue: Catalogue
  layouts: readonly LayoutOption[]
  defaultLayout: string
  languages: readonly Language[]
  sites: readonly Site[]
  /** First segments of paths that no page may take, the product's own included. */
  reservedPaths: readonly string[]
  /** Folder of what must outlive a release: uploads, caches. */
  dataDir: string
}
