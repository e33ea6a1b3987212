import { fillingOf } from '../../../../tree'
import type { Row, Tree } from '../../../../tree/types'
import type { SliceFieldInfo } from '../../../model/boot'
import type { SaveProblem } from '../../../model/saving'

/**
 * Whether a field is switched on: as somebody switched it, else as the slice has it. A field that starts switched off is on where
 * the element has a value for it.
 */
export function isFieldOn({ row, info }: { row: Row; info: SliceFieldInfo }): boolean {
  const state = row.element.fieldsEnabled[info.name]
  if (state !== undefined) return state
  return info.enabled || (row[info.name] !== undefined && row[info.name] !== null)
}

interface Bound {
  tree: Tree
  id: string
  field: string
}

/** Where a query fills a field from: `resorts name`, the collection and the path; `null`: it is the element's own. */
export function boundFrom({ tree: { rows }, id, field }: Bound): string | null {
  const row = rows[id]
  const filling = row && fillingOf(row, (own) => rows[own])
  const path = filling?.bind[field]
  return filling && path ? `${filling.query.collection} ${path}` : null
}

export interface FieldGroup {
  label: string | null
  fields: SliceFieldInfo[]
}

/** Fields with the same `group` stand together, in the order in which their first field comes. */
export function groupFields(fields: readonly SliceFieldInfo[]): FieldGroup[] {
  const groups = new Map<string | null, SliceFieldInfo[]>()
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field])
  return [...groups].map(([label, members]) => ({ label, fields: members }))
}

/** What a save objected to in one field of a slice. */
export interface FieldProblem {
  /** Where in the field, for people: `row 2, caption`. `null`: the field itself. */
  place: string | null
  message: string
}

const NONE: FieldProblem[] = []

/** The problems of a save that concern one field of an element: `images.1.caption` belongs to `images`. */
export function fieldProblems({
  problems,
  element,
  field,
}: {
  problems: readonly SaveProblem[]
  element: string
  field: string
}): FieldProblem[] {
  // The same list for all fields that have none: they do not render again.
  if (problems.length === 0) return NONE
  return problems.flatMap((problem) => {
    if (problem.element !== element || problem.field === null) return []
    const [first, ...rest] = problem.field.split('.')
    return first === field ? [{ place: placeOf(rest), message: problem.message }] : []
  })
}

/** Whether a problem is shown at a field, so that the element's notice need not repeat it. */
export function isOfField(problem: SaveProblem, fields: readonly string[]): boolean {
  const [first = ''] = problem.field?.split('.') ?? []
  return fields.includes(first)
}

function placeOf(path: readonly string[]): string | null {
  if (path.length === 0) return null
  return path.map((part) => (/^\d+$/.test(part) ? `row ${Number(part) + 1}` : part)).join(', ')
}
