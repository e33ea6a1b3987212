import { createEnvelope } from './envelope'
import { createId } from './internal/ids'
import type { ElementType, Envelope, ModelQuery, Row, SliceRules } from './types'

/** Keys of a row that are not fields of its slice. */
export const ROW_KEYS: readonly string[] = ['id', 'blockType', 'blockName', 'element']

export interface CreateRowInput {
  /** Default: a new UUID. */
  id?: string
  blockType: string
  blockName?: string | null
  element?: Partial<Envelope>
  fields?: Record<string, unknown>
}

/** Returns a new element, at the page's root unless `element` has a place. */
export function createRow({ id = createId(), blockType, blockName = null, element, fields = {} }: CreateRowInput): Row {
  return { ...fields, id, blockType, blockName, element: createEnvelope(element) }
}

/** Returns the fields of the slice. */
export function fieldsOf(row: Row): Record<string, unknown> {
  // Destructuring is fastest, and this runs for every element. The names are those of `ROW_KEYS`.
  const { id: _id, blockType: _type, blockName: _name, element: _element, ...fields } = row
  return fields
}

/** Returns the enabled fields, from which the slice is rendered. A disabled field keeps its value. */
export function shownFieldsOf(row: Row): Record<string, unknown> {
  const fields = fieldsOf(row)
  for (const name of fieldsOff(row)) delete fields[name]
  return fields
}

/** Returns the names of the disabled fields. */
export function fieldsOff(row: Row): string[] {
  const states = row.element.fieldsEnabled
  return Object.keys(states).filter((name) => states[name] === false)
}

/** Whether an element awaits approval: editors see it, visitors do not. */
export function isPending({ element }: Row): boolean {
  return element.xpStatus === 'pending'
}

/** Returns `group` for the slice `group`, `query` for an element with a query, otherwise `slice`. */
export function elementType(row: Row): ElementType {
  if (row.blockType === 'group') return 'group'
  return queryOf(row) === null ? 'slice' : 'query'
}

/** Returns the query of an element. A group has none, even if one is stored; its children may have one. */
export function queryOf(row: Row): ModelQuery | null {
  return row.blockType === 'group' ? null : row.element.modelQuery
}

/** Returns the id of the parent element, or `null` for the page. */
export function parentOf(row: Row): string | null {
  return row.element.parent
}

/** Returns the slot of its parent that contains the row. */
export function slotOf(row: Row): string {
  return row.element.slot
}

/** Returns a copy of the row with some of its envelope changed. */
export function withEnvelope(row: Row, envelope: Partial<Envelope>): Row {
  const element = { ...row.element, ...envelope }
  // Default values are not stored.
  if (element.audience === undefined) delete element.audience
  if (Object.keys(element.bind ?? {}).length === 0) delete element.bind
  return withoutUnreadable({ ...row, element }, Object.keys(envelope))
}

/** Returns the row without the unreadable values of these keys, which have valid values now. */
export function withoutUnreadable(row: Row, keys: readonly string[]): Row {
  const { unreadable, ...element } = row.element
  if (unreadable === undefined || !keys.some((key) => key in unreadable)) return row
  const left = Object.entries(unreadable).filter(([key]) => !keys.includes(key))
  return { ...row, element: left.length === 0 ? element : { ...element, unreadable: Object.fromEntries(left) } }
}

/** Returns the name of an element: its own, otherwise the label of its slice, otherwise the slice's name. */
export function elementName(
  { blockName, blockType }: Pick<Row, 'blockName' | 'blockType'>,
  slice?: (name: string) => { label: string } | undefined,
): string {
  if (typeof blockName === 'string' && blockName.trim() !== '') return blockName
  return slice?.(blockType)?.label ?? String(blockType)
}

/** Returns the label of a slot. */
export function slotLabel(slot: string, rules: Pick<SliceRules, 'slots'> | undefined): string {
  return rules?.slots[slot]?.label ?? readableName(slot)
}

/** Returns a name from code as readable text: `column2` -> `Column 2`, `translationOf` -> `Translation of`. */
export function readableName(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
