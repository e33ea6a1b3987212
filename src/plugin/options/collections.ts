import type { CollectionConfig } from 'payload'
import { annotations } from '../../collections/core/annotations'
import type { CoreContext } from '../../collections/core/context'
import { formSubmissions, forms } from '../../collections/core/forms'
import { headTags } from '../../collections/core/headTags'
import { auditEvents, operations, references } from '../../collections/core/hidden'
import { media } from '../../collections/core/media'
import { menus } from '../../collections/core/menus'
import { pages } from '../../page/collection'
import { recipes } from '../../collections/core/recipes'
import { redirects } from '../../collections/core/redirects'
import { releases } from '../../collections/core/releases'
import { releaseItems } from '../../collections/core/releases/items'
import { users } from '../../collections/core/users'
import type { ResolvedVoix } from './resolve'
import { extendCollection } from './extend'

/** The collections that the product cannot work without. */
const coreCollections = (context: CoreContext): CollectionConfig[] => [
  pages(context),
  menus(),
  media(context),
  recipes(context),
  forms(),
  formSubmissions(),
  releases(),
  releaseItems(),
  annotations(),
  redirects(context),
  headTags(),
  users(context),
  references(),
  operations(),
  auditEvents(),
]

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
