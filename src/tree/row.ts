import { createEnvelope } from './envelope'
import { createId } from './internal/ids'
import type { ElementType, Envelope, ModelQuery, Row, SliceRules } from './types'

/** Keys of a row that are not fields of its slice. */
export const ROW_KEYS: readonly string[] = ['id', 'blockType', 'blockName', 'element']

export interface CreateRowInput {
  /** Default: a fresh UUID. */
  id?: string
  blockType: string
  blockName?: string | null
  element?: Partial<Envelope>
  fields?: Record<string, unknown>
}

/** A new element, at the page's root unless `element` says otherwise. */
export function createRow({ id = createId(), blockType, blockName = null, element, fields = {} }: CreateRowInput): Row {
  return { ...fields, id, blockType, blockName, element: createEnvelope(element) }
}

/** The slice's own fields of a row. */
export function fieldsOf(row: Row): Record<string, unknown> {
  // Of every element of a page, often: in one step of the engine. The names are those of `ROW_KEYS`.
  const { id: _id, blockType: _type, blockName: _name, element: _element, ...fields } = row
  return fields
}

/** The fields that are switched on: what the slice is rendered from. A field that is off keeps its value. */
export function shownFieldsOf(row: Row): Record<string, unknown> {
  const fields = fieldsOf(row)
  for (const name of fieldsOff(row)) delete fields[name]
  return fields
}

/** The names of the fields that somebody switched off. */
export function fieldsOff(row: Row): string[] {
  const states = row.element.fieldsEnabled
  return Object.keys(states).filter((name) => states[name] === false)
}

/** Whether an element waits to be approved: editors see it, visitors do not. */
export function isPending({ element }: Row): boolean {
  return element.xpStatus === 'pending'
}

/** `group` by its slice, `query` when it has a query, else `slice`. */
export function elementType(row: Row): ElementType {
  if (row.blockType === 'group') return 'group'
  return queryOf(row) === null ? 'slice' : 'query'
}

/** The documents for which an element is shown. A group has none, whatever is stored: what it holds may. */
export function queryOf(row: Row): ModelQuery | null {
  return row.blockType === 'group' ? null : row.element.modelQuery
}

/** The id of the element in which the row stands; `null`: the page. */
export function parentOf(row: Row): string | null {
  return row.element.parent
}

/** The slot of its parent in which the row stands. */
export function slotOf(row: Row): string {
  return row.element.slot
}

/** A copy of the row with some of its envelope changed. */
export function withEnvelope(row: Row, envelope: Partial<Envelope>): Row {
  const element = { ...row.element, ...envelope }
  // What is left out is its default: to set it back is to leave it out.
  if (element.audience === undefined) delete element.audience
  if (Object.keys(element.bind ?? {}).length === 0) delete element.bind
  return withoutUnreadable({ ...row, element }, Object.keys(envelope))
}

/** The row once these keys have a right value: what could not be read there is let go. */
export function withoutUnreadable(row: Row, keys: readonly string[]): Row {
  const { unreadable, ...element } = row.element
  if (unreadable === undefined || !keys.some((key) => key in unreadable)) return row
  const left = Object.entries(unreadable).filter(([key]) => !keys.includes(key))
  return { ...row, element: left.length === 0 ? element : { ...element, unreadable: Object.fromEntries(left) } }
}

/** What an element is called: its own name, else what its slice is called. `slice` finds the label of one; without it: its name. */
export function elementName(
  { blockName, blockType }: Pick<Row, 'blockName' | 'blockType'>,
  slice?: (name: string) => { label: string } | undefined,
): string {
  if (typeof blockName === 'string' && blockName.trim() !== '') return blockName
  return slice?.(blockType)?.label ?? String(blockType)
}

/** What editors call a slot of an element. */
export function slotLabel(slot: string, rules: Pick<SliceRules, 'slots'> | undefined): string {
  return rules?.slots[slot]?.label ?? readableName(slot)
}

/** A name out of code as people read it: `column2` -> `Column 2`, `translationOf` -> `Translation of`. */
export function readableName(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
