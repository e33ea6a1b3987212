import { GROUPS, PLACES, type Place } from './places'

/** A collection or global of the application that the user may read. */
export interface Entity {
  slug: string
  label: string
  /** The group in its configuration. */
  group: string | null
}

export interface NavEntry {
  label: string
  icon: string
  href: string
  /** The entry is active at these addresses and below. */
  at: readonly string[]
}

export interface NavGroup {
  label: string
  entries: NavEntry[]
}

interface Input {
  adminRoute: string
  /** Whether the user may open a screen, by its first path segment. */
  mayOpen: (screen: string) => boolean
  /** The paths of the admin's views. */
  views: readonly string[]
  collections: readonly Entity[]
  globals: readonly Entity[]
  /** The slugs of the product's collections, by name. */
  slugs: Readonly<Record<string, string>>
  /** Slug -> name of an icon. */
  icons: Readonly<Record<string, string>>
}

/** Returns the navigation of a user: only entries that the user may open. */
export function navigationOf({ adminRoute, mayOpen, views, collections, globals, slugs, icons }: Input): NavGroup[] {
  const groups = new Map<string, NavEntry[]>([
    ['Work', []],
    ['Content', []],
  ])
  const add = (group: string, entry: NavEntry) => groups.set(group, [...(groups.get(group) ?? []), entry])
  const bySlug = new Map(collections.map((collection) => [collection.slug, collection]))
  const own = new Set(PLACES.flatMap(({ collection }) => (collection ? [slugs[collection]] : [])))
  const entryOf = ({ slug, label }: Entity, short: string, kind: 'collections' | 'globals'): NavEntry => {
    const href = `${adminRoute}/${kind}/${slug}`
    return { label, icon: icons[slug] ?? '', href, at: kind === 'globals' ? [href] : [href, `${adminRoute}/${short}`] }
  }
  const isScreen = ({ path }: Place) =>
    path === '' || views.some((view) => view === path || view.startsWith(`${path}/:`))

  for (const place of PLACES.filter(({ group }) => group === 'Work' || group === 'Content')) addPlace(place)
  for (const collection of collections) {
    if (own.has(collection.slug) || collection.slug === slugs.pages) continue
    add(collection.group ?? 'Content', entryOf(collection, collection.slug, 'collections'))
  }
  for (const place of PLACES.filter(({ group }) => group !== 'Work' && group !== 'Content')) addPlace(place)
  for (const entity of globals) add(entity.group ?? 'Site', entryOf(entity, entity.slug, 'globals'))
  return ordered(groups)

  function addPlace(place: Place) {
    const { group, label, icon, path, collection, also = [] } = place
    if (isScreen(place)) {
      if (!mayOpen(path.slice(1) || 'start')) return
      const at = [path, ...also].map((one) => `${adminRoute}${one}`)
      return add(group, { label, icon, href: `${adminRoute}${path}`, at })
    }
    const slug = collection && slugs[collection]
    const found = slug === undefined ? undefined : bySlug.get(slug)
    if (found) add(group, { ...entryOf(found, path.slice(1), 'collections'), label, icon })
  }
}

/** Returns the product's groups in their order, with the application's groups after `Content`. */
function ordered(groups: ReadonlyMap<string, NavEntry[]>): NavGroup[] {
  const known: readonly string[] = GROUPS
  const others = [...groups.keys()].filter((label) => !known.includes(label))
  const labels = ['Work', 'Content', ...others, ...known.slice(2)]
  return labels.flatMap((label) => {
    const entries = groups.get(label) ?? []
    return entries.length > 0 ? [{ label, entries }] : []
  })
}

/** Returns the entry with the longest matching address. The admin's root matches only itself. */
export function activeEntry(groups: readonly NavGroup[], pathname: string, adminRoute: string): NavEntry | null {
  let best: { entry: NavEntry; length: number } | null = null
  for (const entry of groups.flatMap(({ entries }) => entries)) {
    for (const at of entry.at) {
      const isAt = at === adminRoute ? pathname === at : `${pathname}/`.startsWith(`${at}/`)
      if (isAt && at.length > (best?.length ?? -1)) best = { entry, length: at.length }
    }
  }
  return best?.entry ?? null
}
