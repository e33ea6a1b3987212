import type { SanitizedConfig } from 'payload'
import type { StyleTokens } from '../../model/boot'
import type { SaveAction } from '../../model/saving'
import type { SliceDefinition } from '../../../slices/types'

/** A layout as `voix()` takes it. */
export interface LayoutOption {
  name: string
  label: string
  palette?: { name: string; value: string }[]
  colorRules?: { fields: string[]; background?: 'picker' | 'palette'; foreground?: 'picker' | 'palette' }
}

/** The part of `voix()`'s options that the studio reads. The plugin leaves them in `config.custom.voix`. */
export interface VoixForStudio {
  slices: readonly SliceDefinition[]
  layouts: readonly LayoutOption[]
  defaultLayout?: string
  languages: readonly { code: string; name: string }[]
  queryCollections: readonly string[]
  sites: readonly { id: number; name: string; origin?: string }[]
  /** First segments of paths that no page may take. */
  reservedPaths: readonly string[]
  saveActions: Readonly<Record<SaveAction, boolean>>
  studio: StudioOptions
}

/** What an application adds to the studio: import paths, and the tokens of its stylesheet. */
export interface StudioOptions {
  commands?: readonly string[]
  panels?: readonly string[]
  fields?: readonly string[]
  styles?: StyleTokens
}

/** @throws when the configuration lacks the plugin: the views would have nothing to show. */
export function readVoix({ config }: { config: SanitizedConfig }): VoixForStudio {
  const voix: unknown = config.custom?.voix
  if (!hasOptions(voix)) {
    throw new Error(
      'The studio found no options of voix() in the Payload configuration. Add voix({ ... }) to its plugins.',
    )
  }
  const { options, sites, reservedPaths, saveActions } = voix
  return {
    ...options,
    saveActions,
    languages: options.languages ?? [{ code: 'en', name: 'English' }],
    queryCollections: options.queryCollections ?? [],
    sites,
    reservedPaths,
    studio: options.studio ?? {},
  }
}

/** What the plugin resolves; the rest is read as it was given. */
type Resolved = 'sites' | 'reservedPaths' | 'saveActions'

function hasOptions(
  value: unknown,
): value is { options: Omit<VoixForStudio, Resolved> } & Pick<VoixForStudio, Resolved> {
  return typeof value === 'object' && value !== null && 'options' in value
}
