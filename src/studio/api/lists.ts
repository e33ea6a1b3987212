import type { StudioCollections } from '../model/boot'

/** Where a window asks for documents, and how the application calls the product's collections. */
interface ListPlace {
  apiRoute: string
  collections: Partial<Record<keyof StudioCollections, string>>
}

/** Addresses of collections whose documents have changed; `null`: any may have. */
type Changed = readonly string[] | null

/** Changes that come together are told together. */
const GATHER = 60

/** Endpoints of the product whose answers are made of collections. All others are left alone. */
const ENDPOINTS: Readonly<Record<string, readonly (keyof StudioCollections)[] | 'all'>> = {
  'used-in': 'all',
  recipes: ['recipes'],
  releases: ['releases'],
  layouts: ['layout-colors'],
  pages: ['pages', 'page-schedules'],
}

const listeners = new Set<(changed: Changed) => void>()
/** How many changes there were when an address changed last. */
const changedAt = new Map<string, number>()
let count = 0
let anythingAt = 0
const gathered = new Set<string>()
let isAnything = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells every list of this window that documents below these addresses have changed, such as `/api/media` or `/api/media/7?depth=0`. */
export function tellChanged(changed: Changed): void {
  if (changed === null) isAnything = true
  else for (const address of changed) gathered.add(address)
  timer ??= setTimeout(() => {
    const told = isAnything ? null : [...gathered]
    timer = undefined
    isAnything = false
    gathered.clear()
    count += 1
    if (told === null) anythingAt = count
    else for (const address of told) changedAt.set(address, count)
    for (const listener of [...listeners]) listener(told)
  }, GATHER)
}

/** Grows with every change below an address. As part of a list's key, it lets nothing of the list outlive a change. */
export function versionOf(address: string): number {
  const isBelow = (changed: string) =>
    changed === address || changed.startsWith(`${address}/`) || changed.startsWith(`${address}?`)
  return Math.max(anythingAt, ...[...changedAt].map(([changed, at]) => (isBelow(changed) ? at : 0)))
}

/** Returns its stop. */
export function followChanges(listener: (changed: Changed) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether what SWR keeps under a key is made of a collection that has changed. A key is an address, or a list that has the addresses from
 * which its answer is made.
 */
export function isMadeOf({ key, changed, place }: { key: unknown; changed: Changed; place: ListPlace }): boolean {
  const made = (Array.isArray(key) ? (key as unknown[]) : [key]).flatMap((part) => collectionsOf(part, place))
  if (changed === null) return made.length > 0
  // What an endpoint of the product has written is told by the server.
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
