import path from 'node:path'
import type { CoreContext } from '../../collections/core/context'
import { createCatalogue, registerFieldTypes } from '../../slices'
import { RESERVED_PATHS } from '../../tree'
import type { SaveAction, VoixOptions } from '../types'
import { checkFieldTypes, checkOptions } from './check'

const ENGLISH = { code: 'en', name: 'English', icon: '🇺🇸', file: 'en.json' }
const ACTIONS: readonly SaveAction[] = ['saveVersionForLater', 'savePublishVersion', 'quickSave', 'saveDraft']

/** The options with every default filled in: what stands in `config.custom.voix`. */
export interface ResolvedVoix extends CoreContext {
  options: VoixOptions
  loaders: NonNullable<VoixOptions['loaders']>
  queryCollections: readonly string[]
}

/** Throws an error that names the option and the remedy when one is wrong. */
export function resolveOptions(options: VoixOptions): ResolvedVoix {
  checkOptions(options)
  registerFieldTypes(options.fieldTypes ?? [])
  checkFieldTypes(options.slices)
  const [first] = options.layouts
  return {
    options,
    catalogue: createCatalogue(options.slices),
    loaders: options.loaders ?? {},
    layouts: options.layouts,
    defaultLayout: options.defaultLayout ?? first?.name ?? '',
    languages: options.languages ?? [ENGLISH],
    sites: options.sites ?? [{ id: 0, name: 'Website', hosts: [] }],
    reservedPaths: [...RESERVED_PATHS, ...(options.reservedPaths ?? [])],
    queryCollections: options.queryCollections ?? [],
    saveActions: Object.fromEntries(ACTIONS.map((action) => [action, options.saveActions?.[action] ?? true])) as Record<
      SaveAction,
      boolean
    >,
    dataDir: path.resolve(/* turbopackIgnore: true */ options.dataDir ?? process.env.VOIX_DATA_DIR ?? '.data'),
  }
}
