/** Ids of what the seed has made, by the names that the data uses. */
export interface Ids {
  media: Map<string, string>
  resorts: Map<string, string>
  brands: Map<string, string>
  specials: Map<string, string>
  posts: Map<string, string>
}

/** Puts ids in the place of the names: `{ $media: 'pointe-azul-hero' }` becomes a media field's value. */
export function resolveNames(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveNames(entry, ids))
  if (typeof value !== 'object' || value === null) return value
  const named = value as {
    $media?: string
    $image?: string
    $document?: 'resorts' | 'brands'
    slug?: string
    $specials?: string[]
  }
  if (named.$media) return [{ breakpoint: 'default', media: idOf(ids.media, named.$media) }]
  if (named.$image) return idOf(ids.media, named.$image)
  if (named.$document) return idOf(ids[named.$document], named.slug ?? '')
  if (named.$specials) return named.$specials.map((slug) => idOf(ids.specials, slug))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolveNames(entry, ids)]))
}

export function idOf(map: Map<string, string>, name: string): string {
  const id = map.get(name)
  if (!id) throw new Error(`The demo has no document named "${name}". Add it to the data, or correct the name.`)
  return id
}
