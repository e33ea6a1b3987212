import { idOf } from '../../slices/idOf'
import { isRecord, readAddress, writePath } from '../../tree'

/** The copied pages, by everything that a link can name. */
export interface CopiedTargets {
  /** The slug of the pages collection. */
  collection: string
  /** The ids of the copies, by those of the copied pages. */
  ids: ReadonlyMap<string, string | number>
  /** The paths of the copies, by those of the copied pages of the site. */
  paths: ReadonlyMap<string, string>
}

/** Replaces links to copied pages with links to the copies. Returns the same value without such links. */
export function leadToCopies(value: unknown, targets: CopiedTargets): unknown {
  // Only UUIDs are replaced in any text. A numeric id could be some other number.
  if (typeof value === 'string') {
    const id = targets.ids.get(value)
    return typeof id === 'string' ? id : value
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => leadToCopies(item, targets))
    return items.some((item, index) => item !== value[index]) ? items : (value as unknown)
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, own]) => [name, valueOf(name, own, value, targets)] as const)
  return entries.some(([name, own]) => own !== value[name]) ? Object.fromEntries(entries) : value
}

function valueOf(name: string, own: unknown, of: Record<string, unknown>, targets: CopiedTargets): unknown {
  if (name === 'value' && of.relationTo === targets.collection) return targets.ids.get(idOf(own) ?? '') ?? own
  return name === 'href' || name === 'url' ? addressOf(own, targets) : leadToCopies(own, targets)
}

function addressOf(href: unknown, { paths }: CopiedTargets): unknown {
  const address = typeof href === 'string' && /^\/(?!\/)/.test(href) ? readAddress(href) : null
  const path = address && paths.get(address.path)
  return address && path !== null && path !== undefined ? `${writePath(path)}${address.query}${address.fragment}` : href
}
