import type { CollectionSlug, FieldHook, PayloadRequest, RelationshipField } from 'payload'
import { idOf } from './idOf'

/** The fields of a document that its page shows in its head and title, if the page's path has `{slug}`. */
export interface ShownFields {
  /** A text field: the page's title. */
  title?: string
  /** A text field: the description for search engines and social networks. */
  description?: string
  /** An upload field: the image for social networks. */
  image?: string
  /** A field of texts: the page's tags, one point each. */
  tags?: string
}

/**
 * Returns the paths of the pages with `{slug}` that can show a document without a chosen page. The first published one
 * is used. Called on each save of the document, with all of its fields.
 */
export type TemplatesOf = (
  document: Readonly<Record<string, unknown>>,
  req: PayloadRequest,
) => readonly string[] | Promise<readonly string[]>

/** The field of {@link ownPage}. */
export const OWN_PAGE = 'page'

/**
 * A field for the page of a document: one of its own, or one whose path has `{slug}` (`/blog/{slug}`) and that shows
 * all of them. Links to the document use the page's current path, and "used in" lists the page. With `{slug}` the
 * collection needs the field of `slug()`.
 *
 * `relationTo`: the slug of the collection of pages. Default: `pages`. `templates`: returns the pages for documents
 * without a chosen page. Default: such documents have no page.
 */
export const ownPage = ({
  relationTo = 'pages',
  templates,
  ...shown
}: { relationTo?: string; templates?: TemplatesOf } & ShownFields = {}): RelationshipField => ({
  name: OWN_PAGE,
  type: 'relationship',
  relationTo: relationTo as CollectionSlug,
  index: true,
  ...(templates ? { hooks: { beforeChange: [takeTemplate(relationTo, templates)] } } : {}),
  admin: {
    allowCreate: false,
    allowEdit: false,
    description: templates
      ? 'Where links to it lead: its own page, or one with {slug} in its path. Empty: the one that shows all documents like it.'
      : 'Where links to it lead: its own page, or one with {slug} in its path.',
    custom: { voix: { type: OWN_PAGE, shown } },
  },
})

/**
 * A page that an editor chose is kept. A page that a template set is replaced by the one that the templates return now.
 */
function takeTemplate(pages: string, templates: TemplatesOf): FieldHook {
  return async ({ value, data = {}, originalDoc, req }) => {
    const chosen = idOf(value)
    const paths = await templates(data, req)
    const before = originalDoc ? await templates(originalDoc as Record<string, unknown>, req) : paths
    if (chosen !== null && String(paths) === String(before)) return value as unknown
    const { docs } = await req.payload.find({
      collection: pages as CollectionSlug,
      where: { and: [{ path: { in: [...paths, ...before] } }, { _status: { equals: 'published' } }] },
      select: { path: true },
      sort: 'siteId',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const found = docs as unknown as { id: string | number; path: string }[]
    const first = (wanted: readonly string[]) =>
      wanted.map((path) => found.find((page) => page.path === path)).find((page) => page !== undefined)
    if (chosen !== null && chosen !== idOf(first(before))) return value as unknown
    return first(paths)?.id ?? (value as unknown)
  }
}

/** The cache tag of a page's content that depends on documents which name it as their page. */
export const ownPageTag = (pageId: string): string => `own-page:${pageId}`

/** The part of a collection's field by which the field of {@link ownPage} is recognised. */
interface AnyField {
  name?: string
  admin?: object
}

export function isOwnPage({ name, admin }: AnyField): boolean {
  return name === OWN_PAGE && voixOf(admin)?.type === OWN_PAGE
}

/** Returns the options of {@link ownPage}; `null` if documents with these fields have no page. */
export function shownFieldsIn(fields: readonly AnyField[]): ShownFields | null {
  const field = fields.find(isOwnPage)
  return field ? (voixOf(field.admin)?.shown ?? {}) : null
}

function voixOf(admin: object | undefined): { type?: string; shown?: ShownFields } | undefined {
  return (admin as { custom?: { voix?: object } } | undefined)?.custom?.voix
}
