import type { PageDiff } from '../../src/tree'

interface TestRow {
  id: string
  blockType: string
  element?: unknown
}

/** A short form of a page's change. */
export interface Edit {
  page?: Record<string, unknown>
  /** New and changed elements, as whole rows. */
  upsert?: readonly object[]
  remove?: readonly string[]
  /** Ids of the elements in order. Those that `upsert` omits are at the page's root. */
  order?: readonly string[]
}

/** Builds the change for a save by request. It has no previous values, which the server does not check. */
export function changeOf({ page = {}, upsert = [], remove = [], order = [] }: Edit): PageDiff {
  const rows = upsert as readonly TestRow[]
  const parentOf = (id: string) =>
    (rows.find((row) => row.id === id)?.element as { parent?: string | null } | undefined)?.parent ?? 'root'
  const lists = new Map<string, string[]>()
  for (const id of order) lists.set(parentOf(id), [...(lists.get(parentOf(id)) ?? []), id])
  return {
    page: Object.fromEntries(Object.entries(page).map(([name, value]) => [name, [null, value]])),
    rows: {
      added: {},
      updated: Object.fromEntries(rows.map((row) => [row.id, [row, row]])) as unknown as PageDiff['rows']['updated'],
      removed: Object.fromEntries(remove.map((id) => [id, { id }])) as unknown as PageDiff['rows']['removed'],
    },
    order: Object.fromEntries([...lists].map(([parent, ids]) => [parent, [null, ids]])),
    orphans: null,
  }
}

/** Builds the body of a save from the short form of the change. */
export function bodyOf({ page, upsert, remove, order, ...body }: Edit & Record<string, unknown>): object {
  const isEmpty = [page, upsert, remove, order].every((part) => part === undefined)
  return isEmpty ? body : { ...body, change: changeOf({ page, upsert, remove, order }) }
}
