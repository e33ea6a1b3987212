import type { CollectionConfig, Field } from 'payload'
import { annotations } from '../../collections/core/annotations'
import { formSubmissions, forms } from '../../collections/core/forms'
import { headTags } from '../../collections/core/headTags'
import { auditEvents, operations, references } from '../../collections/core/hidden'
import { layoutColors } from '../../collections/core/layoutColors'
import { pageReviews } from '../../collections/core/pageReviews'
import { pageFindings, pageSchedules, previewLinks } from '../../collections/core/pageLife'
import { media } from '../../collections/core/media'
import { keepShape } from '../../collections/core/media/shape'
import { menus } from '../../collections/core/menus'
import { recipes } from '../../collections/core/recipes'
import { redirects } from '../../collections/core/redirects'
import { releases } from '../../collections/core/releases'
import { releaseItems } from '../../collections/core/releases/items'
import { users } from '../../collections/core/users'
import { CORE_NAMES, type CoreContext, type CoreName } from '../../options/context'
import type { ResolvedVoix } from '../../options/resolve'
import { statedSlug } from '../../options/slugs'
import { pages } from '../../page/collection'
import type { CollectionExtension } from '../../options/types'
import { adoptCollection, adoptWhole } from './adopt'
import { extendCollection } from './extend'
import { namedFields } from './namedFields'

/** The collections that the product requires. */
const coreCollections = (context: CoreContext): CollectionConfig[] => [
  pages(context),
  menus(context),
  media(context),
  recipes(context),
  forms(context),
  formSubmissions(context),
  releases(context),
  releaseItems(context),
  annotations(context),
  pageReviews(context),
  pageSchedules(context),
  pageFindings(context),
  previewLinks(context),
  redirects(context),
  headTags(context),
  layoutColors(context),
  users(context),
  references(context),
  operations(context),
  auditEvents(context),
]

export interface Merged {
  collections: CollectionConfig[]
  /** Slugs of the product's own collections, without adopted ones. */
  product: ReadonlySet<string>
  /** Slugs of the application's collections that the product uses as its own. */
  adopted: ReadonlySet<string>
}

/**
 * Merges the collections of the product and the application. Adopted ones get the fields and hooks that the product
 * needs.
 */
export function mergeCollections(own: readonly CollectionConfig[], voix: ResolvedVoix): Merged {
  const core = coreCollections(voix)
  const bySlug = new Map(CORE_NAMES.map((name) => [voix.slugs[name] as string, name]))
  const found = (slug: string) => own.find((collection) => collection.slug === slug)
  const adopted = new Set([...bySlug.keys()].filter((slug) => found(slug)))
  checkNames({ option: 'queryCollections', slugs: voix.queryCollections, known: [...core, ...own] })
  checkNames({ option: 'guardedCollections', slugs: voix.options.guardedCollections ?? [], known: own })
  const merged = core.map((product) => {
    const name = bySlug.get(product.slug) as CoreName
    const existing = found(product.slug)
    const extension = extensionOf(name, voix)
    if (name === 'pages') refuseLocalized(existing?.fields ?? [])
    const extended = extendCollection(existing ? adopt({ name, own: existing, product, voix }) : product, extension)
    if (name === 'pages') refuseLocalized(extended.fields)
    return extended
  })
  const placed = new Map(merged.map((collection) => [collection.slug, collection]))
  return {
    // Keeps the order of the application's collections.
    collections: [
      ...merged.filter(({ slug }) => !adopted.has(slug)),
      ...own.map((collection) => placed.get(collection.slug) ?? collection),
    ],
    product: new Set([...bySlug.keys()].filter((slug) => !adopted.has(slug))),
    adopted,
  }
}

interface Adopting {
  name: CoreName
  own: CollectionConfig
  product: CollectionConfig
  voix: ResolvedVoix
}

function adopt({ name, own, product, voix }: Adopting): CollectionConfig {
  if (name === 'media')
    return adoptCollection({ name, own, product, needed: ['alt', 'frames'], hooks: { beforeChange: [keepShape] } })
  if (name === 'users') {
    const needed = [
      ...(voix.hasRoleField ? ['roles'] : []),
      ...(voix.sites.length > 1 ? ['sites'] : []),
      ...(voix.signIn ? ['externalIdentity'] : []),
    ]
    return adoptCollection({ name, own, product, needed })
  }
  if (name === 'pages' && statedSlug(voix.options, name) === undefined) {
    throw new Error(
      `voix(): the application has a collection "pages". Let it serve as the product's by collections: { pages: 'pages' }, or keep the product's apart by collections: { pages: 'voix-pages' }, in voix.config.ts.`,
    )
  }
  return adoptWhole({ name, own, product })
}

function extensionOf(name: CoreName, { options }: ResolvedVoix): CollectionExtension | undefined {
  const entry = options.collections?.[name]
  if (entry === undefined || typeof entry === 'string') return undefined
  const { slug: _slug, ...extension } = entry
  return extension
}

function refuseLocalized(fields: Field[]): void {
  const localized = namedFields(fields).find((field) => 'localized' in field && field.localized)
  if (!localized) return
  throw new Error(
    `voix(): the page field "${localized.name}" is localized, but a page is one document per language. Remove it.`,
  )
}

function checkNames({
  option,
  slugs,
  known,
}: {
  option: string
  slugs: readonly string[]
  known: readonly CollectionConfig[]
}) {
  const missing = slugs.find((slug) => !known.some((collection) => collection.slug === slug))
  if (missing === undefined) return
  throw new Error(`voix(): the option "${option}" has "${missing}", but there is no such collection.`)
}
