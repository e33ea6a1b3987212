import { readableName, type Conflict, type Row, type Sides } from '../../tree'
import type { SliceInfo } from '../model/boot'
import { nameOfElement, nameOfSpot, namesOfElements } from './names'
import { type ReadablePart, readableParts } from './readableParts'

/** How one side has the spot. `note` says what parts cannot: removed, moved. */
export interface ConflictSide {
  note: string | null
  parts: ReadablePart[]
}

export interface ConflictText {
  /** The element's name, or the page. */
  title: string
  /** What of it. */
  spot: string
  base: ConflictSide
  mine: ConflictSide
  theirs: ConflictSide
}

interface Input {
  conflict: Conflict
  sides: Sides
  slice: (name: string) => SliceInfo | undefined
  /** Who has made theirs. */
  by?: string | undefined
}

/** A conflict in people's words. */
export function describeConflict({ conflict, sides, slice, by = 'somebody else' }: Input): ConflictText {
  const { element, field } = conflict
  const rowIn = (side: keyof Sides, id: string | null) => sides[side].rows.find((row) => row.id === id)
  const known = (id: string | null) => rowIn('mine', id) ?? rowIn('theirs', id) ?? rowIn('base', id)
  const title = element === null ? 'Page' : nameOfElement(known(element), slice)
  const info = slice(known(element)?.blockType ?? '')
  const namesakesOf = (parents: readonly string[]) => {
    const names = parents.map((id) => nameOfElement(known(id), slice))
    return sides.base.rows.filter((row) => names.includes(nameOfElement(row, slice))).map(({ id }) => id)
  }
  const ids = [conflict.base, conflict.mine, conflict.theirs].flatMap((value) => elementsIn(field, value))
  const before = field === 'order' ? elementsIn(field, conflict.base) : namesakesOf(ids)
  const nameOf = namesOfElements({ ids, before, row: known, slice })
  const side = (name: 'base' | 'mine' | 'theirs'): ConflictSide => {
    const value = conflict[name]
    if (field === null) return wholeElement({ row: rowIn(name, element), name, info, by, base: conflict.base })
    if (field === 'element.parent') return place({ value, nameOf })
    if (field === 'order') return order({ ids: value, nameOf })
    const known = info?.fields.find((each) => each.name === field)
    return { note: null, parts: readableParts(value, known) }
  }
  return {
    title,
    spot: nameOfSpot({ ...conflict, info }),
    base: side('base'),
    mine: side('mine'),
    theirs: side('theirs'),
  }
}

/** Names what both sides changed, as the question about it will: "Introduction: Title". */
export function conflictLabel({
  conflict: { element, field },
  rowOf,
  slice,
}: Pick<Input, 'slice'> & {
  conflict: Pick<Conflict, 'element' | 'field'>
  rowOf: (id: string) => Row | undefined
}): string {
  if (element === null) return `Page: ${nameOfSpot({ element, field })}`
  const row = rowOf(element)
  const info = row && slice(row.blockType)
  return `${row ? nameOfElement(row, slice) : 'An element'}: ${nameOfSpot({ element, field, info })}`
}

/** The elements that a side's value names. */
function elementsIn(field: string | null, value: unknown): string[] {
  if (field === 'order') return Array.isArray(value) ? value.map(String) : []
  if (field !== 'element.parent' || typeof value !== 'object' || value === null) return []
  const { parent } = value as { parent: string | null }
  return parent === null ? [] : [parent]
}

function wholeElement({
  row,
  name,
  info,
  by,
  base,
}: {
  row: Row | undefined
  name: 'base' | 'mine' | 'theirs'
  info: SliceInfo | undefined
  by: string
  base: unknown
}): ConflictSide {
  if (!row) {
    if (name === 'base' || base === null) return { note: 'Not there.', parts: [] }
    return { note: name === 'mine' ? 'Deleted by you.' : `Deleted by ${by}.`, parts: [] }
  }
  const parts = (info?.fields ?? []).flatMap((field) => {
    const own = readableParts(row[field.name], field)
    return own.length === 0 ? [] : [{ kind: 'label' as const, text: field.label }, ...own]
  })
  return { note: null, parts: parts.length > 0 ? parts : [{ kind: 'text', text: info?.label ?? row.blockType }] }
}

function place({ value, nameOf }: { value: unknown; nameOf: (id: string) => string }): ConflictSide {
  if (typeof value !== 'object' || value === null) return { note: 'Not there.', parts: [] }
  const { parent, slot } = value as { parent: string | null; slot: string }
  const where = parent === null ? 'On the page itself' : `Inside ${nameOf(parent)}`
  return {
    note: null,
    parts: [{ kind: 'text', text: slot === 'default' ? where : `${where}, slot “${readableName(slot)}”` }],
  }
}

function order({ ids, nameOf }: { ids: unknown; nameOf: (id: string) => string }): ConflictSide {
  const names = Array.isArray(ids) ? ids.map((id, index) => `${index + 1}. ${nameOf(String(id))}`) : []
  return { note: null, parts: [{ kind: 'text', text: names.join('\n') }] }
}
