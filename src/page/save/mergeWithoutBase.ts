import {
  applyChange,
  elementsById,
  isEqual,
  mergePages,
  PLACE,
  readPart,
  ROOT,
  toTree,
  type Change,
  type Conflict,
  type PageContent,
  type Row,
} from '../../tree'

/**
 * Without the base nobody can say who changed what: everything that differs is asked about, what is removed or reordered included. So is
 * an element that is not there: it may be new, or changed here and removed by somebody else. The studio, which still has its base, answers
 * by itself what is no conflict.
 */
export function mergeWithoutBase({ body, theirs }: { body: Change; theirs: PageContent }): {
  content: PageContent
  conflicts: Conflict[]
} {
  const after = applyChange(theirs, body)
  const upserted = new Set(body.upsert.map(({ id }) => id))
  const mine = {
    page: Object.fromEntries(Object.keys(body.page).map((name) => [name, after.page[name]])),
    rows: after.rows.filter(({ id }) => upserted.has(id)),
  }
  const { content, conflicts } = mergePages({ base: { page: {}, rows: [] }, mine, theirs })
  const asked = [...conflicts, ...removed({ body, theirs }), ...reordered({ after, theirs })]
  const missing = body.upsert.filter(({ id }) => !theirs.rows.some((row) => row.id === id))
  const added = missing.map((row) => ({ element: row.id, field: null, base: null, mine: row, theirs: null }))
  return { content, conflicts: [...asked, ...added, ...lost({ content, body, theirs })] }
}

/** What was moved into an element that is gone. */
function lost({ content, body, theirs }: { content: PageContent; body: Change; theirs: PageContent }): Conflict[] {
  const placed = new Set(Object.keys(toTree(content.rows).rows))
  return body.upsert.flatMap((row): Conflict[] => {
    const there = theirs.rows.find(({ id }) => id === row.id)
    if (placed.has(row.id) || !there) return []
    return [{ element: row.id, field: PLACE, base: null, mine: readPart(row, PLACE), theirs: readPart(there, PLACE) }]
  })
}

function removed({ body, theirs }: { body: Change; theirs: PageContent }): Conflict[] {
  const gone = new Set([...body.remove, ...Object.keys(body.duplicates ?? {})])
  return [...elementsById(theirs.rows).values()]
    .filter(({ id }) => gone.has(id))
    .map((row) => ({ element: row.id, field: null, base: null, mine: null, theirs: row }))
}

function reordered({ after, theirs }: { after: PageContent; theirs: PageContent }): Conflict[] {
  const [own, other] = [childrenOf(after.rows), childrenOf(theirs.rows)]
  return [...own].flatMap(([parent, ids]): Conflict[] => {
    const there = other.get(parent) ?? []
    const [mine, known] = [ids.filter((id) => there.includes(id)), there.filter((id) => ids.includes(id))]
    if (isEqual(mine, known)) return []
    return [{ element: parent === ROOT ? null : parent, field: 'order', base: [], mine: ids, theirs: there }]
  })
}

function childrenOf(rows: readonly Row[]): Map<string, string[]> {
  const children = new Map<string, string[]>()
  for (const { id, element } of rows) {
    const parent = element.parent ?? ROOT
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  return children
}
