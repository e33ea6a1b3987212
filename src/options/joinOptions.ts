import type { VoixConfig } from './config'
import type { CoreName } from './context'
import { readShared } from './defineVoix.mjs'
import type { CollectionExtension, VoixOptions } from './types'

/** The slug of a product collection, and the application's changes to it. */
export type CollectionOption = CollectionExtension & { slug?: string }

/** The options of `defineVoix()` and `voix()` together. */
export interface AllOptions extends Omit<VoixConfig, 'collections'>, Omit<VoixOptions, 'voixConfig' | 'collections'> {
  collections?: Partial<Record<CoreName, string | CollectionOption>>
}

/** Joins the options of `defineVoix()` and `voix()`. Throws for an option that is passed to the wrong function. */
export function joinOptions({ voixConfig, collections: extensions = {}, ...own }: VoixOptions): AllOptions {
  const { collections: slugs, ...shared } = readShared('voix()', { voixConfig, ...own })
  refuseSlugs(extensions)
  const names = new Set([...Object.keys(slugs), ...Object.keys(extensions)] as CoreName[])
  const join = (name: CoreName) => (extensions[name] ? { ...extensions[name], slug: slugs[name] } : slugs[name])
  return { ...own, ...shared, collections: Object.fromEntries([...names].map((name) => [name, join(name)])) }
}

/** JavaScript callers have no types. */
function refuseSlugs(extensions: Readonly<Record<string, string | CollectionOption>>): void {
  const found = Object.entries(extensions).find(([, entry]) => typeof entry === 'string' || entry.slug !== undefined)
  if (found)
    throw new Error(
      `voix(): the option "collections" has a slug for "${found[0]}". Move it to \`collections\` of voix.config.ts.`,
    )
}
