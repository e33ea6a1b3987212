import type { StudioCollections } from '../model/boot'

/** The API route, and the slugs of the product's collections in the application. */
interface ListPlace {
  apiRoute: string
  collections: Partial<Record<keyof StudioCollections, string>>
}

/** The addresses of collections with changed documents, or `null` if any may have changed. */
type Changed = readonly string[] | null

/** Changes within this time in milliseconds are reported together. */
const GATHER = 60

/**
 * Maps endpoints of the product to the collections that their responses depend on. Other endpoints are not reloaded.
 */
const ENDPOINTS: Readonly<Record<string, readonly (keyof StudioCollections)[] | 'all'>> = {
  'used-in': 'all',
  recipes: ['recipes'],
  releases: ['releases'],
  layouts: ['layout-colors'],
  pages: ['pages', 'page-schedules'],
}

const listeners = new Set<(changed: Changed) => void>()
/** Maps an address to the value of `count` at its last change. */
const changedAt = new Map<string, number>()
let count = 0
let anythingAt = 0
const gathered = new Set<string>()
let isAnything = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Reports to the lists of this window that documents at these addresses changed: `/api/media`, `/api/media/7?depth=0`.
 */
export function tellChanged(changed: Changed): void {
  if (changed === null) isAnything = true
  else for (const address of changed) gathered.add(address)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const addresses = isAnything ? null : [...gathered]
    isAnything = false
    gathered.clear()
    count += 1
    if (addresses === null) anythingAt = count
    else for (const address of addresses) changedAt.set(address, count)
    for (const listener of [...listeners]) listener(addresses)
  }, GATHER)
}

/** Returns a number that grows with every change below an address. As part of a key, it invalidates cached lists. */
export function versionOf(address: string): number {
  const isBelow = (changed: string) =>
    changed === address || changed.startsWith(`${address}/`) || changed.startsWith(`${address}?`)
  return Math.max(anythingAt, ...[...changedAt].map(([changed, at]) => (isBelow(changed) ? at : 0)))
}

/** Subscribes to changes. Returns a function that unsubscribes. */
export function followChanges(listener: (changed: Changed) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether the data that SWR caches under a key depends on a changed collection. A key is an address, or an array that
 * contains the addresses of its data.
 */
export function isMadeOf({ key, changed, place }: { key: unknown; changed: Changed; place: ListPlace }): boolean {
  const made = (Array.isArray(key) ? (key as unknown[]) : [key]).flatMap((part) => collectionsOf(part, place))
  if (changed === null) return made.length > 0
  // The server reports the writes of the plugin's own endpoints.
  const written = changed.flatMap((address) => segmentsOf(address, place)[0] ?? []).filter((slug) => slug !== 'voix')
  return written.length > 0 && made.some((one) => one === 'all' || written.includes(one))
}

function collectionsOf(part: unknown, place: ListPlace): readonly string[] {
  const [first, endpoint] = typeof part === 'string' ? segmentsOf(part, place) : []
  if (first === undefined) return []
  if (first !== 'voix') return [first]
  const made = ENDPOINTS[endpoint ?? ''] ?? []
  return made === 'all' ? ['all'] : made.map((name) => place.collections[name] ?? name)
}

/** `/api/media/7?depth=0` -> `media`, `7`. */
function segmentsOf(address: string, { apiRoute }: ListPlace): string[] {
  if (!address.startsWith(`${apiRoute}/`)) return []
  const [path = ''] = address.slice(apiRoute.length + 1).split(/[?#]/)
  return path.split('/')
}
