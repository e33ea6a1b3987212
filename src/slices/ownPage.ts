import type { CollectionSlug, RelationshipField } from 'payload'

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

/** The field of {@link ownPage}. */
export const OWN_PAGE = 'page'

/**
 * The page of a document: one of its own, or one whose path has `{slug}` (`/blog/{slug}`) and that shows each of them. Links to the
 * document lead there, wherever the page is moved, and "used in" knows of it. With `{slug}` the collection needs the field of `slug()`.
 *
 * `relationTo`: the collection of pages, where it is not `pages`.
 */
export const ownPage = ({
  relationTo = 'pages',
  ...shown
}: { relationTo?: string } & ShownFields = {}): RelationshipField => ({
  name: OWN_PAGE,
  type: 'relationship',
  relationTo: relationTo as CollectionSlug,
  index: true,
  admin: {
    allowCreate: false,
    allowEdit: false,
    description: 'Where links to it lead: its own page, or one with {slug} in its path.',
    custom: { voix: { type: OWN_PAGE, shown } },
  },
})

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
