import type { CollectionConfig } from 'payload'
import { coreCollections } from '../../collections/core'
import type { ResolvedVoix } from './resolve'
import { extendCollection } from './extend'

/** The application's collections with the product's: one that both have becomes the product's, extended. */
export function mergeCollections(own: CollectionConfig[], voix: ResolvedVoix): CollectionConfig[] {
  const core = coreCollections(voix)
  const extensions = voix.options.collections ?? {}
  const unknown = Object.keys(extensions).find((slug) => !core.some((collection) => collection.slug === slug))
  if (unknown !== undefined) {
    throw new Error(
      `voix(): the option "collections" has "${unknown}", which is no product collection. Put it in the config's collections.`,
    )
  }
  const missing = voix.queryCollections.find(
    (slug) => ![...core, ...own].some((collection) => collection.slug === slug),
  )
  if (missing !== undefined) {
    throw new Error(`voix(): the option "queryCollections" has "${missing}", but there is no such collection.`)
  }
  const product = core.map((collection) =>
    extendCollection(
      extendCollection(
        collection,
        own.find(({ slug }) => slug === collection.slug),
      ),
      extensions[collection.slug],
    ),
  )
  return [...product, ...own.filter(({ slug }) => !core.some((collection) => collection.slug === slug))]
}
