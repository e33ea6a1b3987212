import { withEnvelope } from '../row'
import { numbered } from '../slugify'
import type { Row, SliceRules } from '../types'

type Find = (blockType: string) => Pick<SliceRules, 'anchors'> | undefined

/** Returns the names that links (`#name`) use for an element: its DOM id and its slice's `anchors` fields. */
export function namesOf(row: Row, slice: Find): { field: string | null; name: string }[] {
  const { domId } = row.element.properties
  const own = (slice(row.blockType)?.anchors ?? []).flatMap((field) => {
    const name = row[field]
    return typeof name === 'string' && name !== '' ? [{ field, name }] : []
  })
  return domId === null || domId === '' ? own : [{ field: null, name: domId }, ...own]
}

/**
 * Renames anchors that the given existing rows already use, and updates links within the rows.
 * Unchanged rows keep their references.
 */
export function withFreshNames(
  rows: readonly Row[],
  { beside, slice }: { beside: readonly Row[]; slice: Find },
): Row[] {
  const taken = new Set(beside.flatMap((row) => namesOf(row, slice).map(({ name }) => name)))
  const renamed = new Map<string, string>()
  const named = rows.map((row) =>
    namesOf(row, slice).reduce((now, { field, name }) => {
      const free = freeAmong(taken, name)
      taken.add(free)
      if (free === name) return now
      if (!renamed.has(name)) renamed.set(name, free)
      if (field !== null) return { ...now, [field]: free }
      return withEnvelope(now, { properties: { ...now.element.properties, domId: free } })
    }, row),
  )
  return renamed.size === 0 ? named : named.map((row) => withLinks(row, renamed))
}

function freeAmong(taken: ReadonlySet<string>, name: string): string {
  for (const candidate of numbered(name)) if (!taken.has(candidate)) return candidate
  return name
}

function withLinks(row: Row, renamed: ReadonlyMap<string, string>): Row {
  // As JSON, since a value may be nested too deeply for recursion.
  const text = JSON.stringify(row)
  const changed = text.replace(/"#([A-Za-z][\w-]*)"/g, (link, name: string) => {
    const free = renamed.get(name)
    return free === undefined ? link : `"#${free}"`
  })
  return changed === text ? row : (JSON.parse(changed) as Row)
}
