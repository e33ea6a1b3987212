import type { CollectionSlug, FieldHook, PayloadRequest, RelationshipField } from 'payload'
import { idOf } from './idOf'

/** The fields of a document that its page shows beside its elements, where its page's path has `{slug}`. */
export interface ShownFields {
  /** A text: the page's title. */
  title?: string
  /** A text: what search engines and social networks say of it. */
  description?: string
  /** An upload: what social networks show. */
  image?: string
  /** Texts: the page's tags, of a point each. */
  tags?: string
}

/**
 * The paths of the pages with `{slug}` that show a document for which no page is chosen: the first that is published does. It is asked whenever
 * the document is saved, with all of its fields.
 */
export type TemplatesOf = (
  document: Readonly<Record<string, unknown>>,
  req: PayloadRequest,
) => readonly string[] | Promise<readonly string[]>

/** The field of {@link ownPage}. */
export const OWN_PAGE = 'page'

/**
 * The page of a document: one of its own, or one whose path has `{slug}` (`/blog/{slug}`) and that shows each of them. Links to the
 * document lead there, wherever the page is moved, and "used in" knows of it. With `{slug}` the collection needs the field of `slug()`.
 *
 * `relationTo`: the collection of pages, where it is not `pages`. `templates`: what shows the documents for which nobody chose a page; without it
 * they have none.
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

/** A page that somebody chose stays. A template that was taken makes room for the one that the document has now. */
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

/** The cache tag of what a page shows because documents name it as theirs. */
export const ownPageTag = (pageId: string): string => `own-page:${pageId}`

/** A field of a collection, as far as it says whether it is the one of {@link ownPage}. */
interface AnyField {
  name?: string
  admin?: object
}

export function isOwnPage({ name, admin }: AnyField): boolean {
  return name === OWN_PAGE && voixOf(admin)?.type === OWN_PAGE
}

/** What {@link ownPage} was told; `null`: documents of these fields have no page. */
export function shownFieldsIn(fields: readonly AnyField[]): ShownFields | null {
  const field = fields.find(isOwnPage)
  return field ? (voixOf(field.admin)?.shown ?? {}) : null
}

function voixOf(admin: object | undefined): { type?: string; shown?: ShownFields } | undefined {
  return (admin as { custom?: { voix?: object } } | undefined)?.custom?.voix
}
