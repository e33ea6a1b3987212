import { isSameValue } from '../isEqual'
import { ROW_KEYS } from '../row'
import type { Row } from '../types'

/** What differs between two states of one element, its place left out: fields by name, `blockName`, `blockType`, `element.<key>`. */
export function changedKeys(before: Row, after: Row): string[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !ROW_KEYS.includes(name))
  const keys = ['blockType', 'blockName', ...names].filter((name) => !isSameValue(before[name], after[name]))
  const was: Record<string, unknown> = { ...before.element }
  const is: Record<string, unknown> = { ...after.element }
  const settings = Object.keys({ ...was, ...is }).filter((key) => key !== 'parent' && key !== 'slot')
  return [...keys, ...settings.filter((key) => !isSameValue(was[key], is[key])).map((key) => `element.${key}`)]
}

/** Page values by name that differ. */
export function changedValues(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => !isSameValue(before[name], after[name]))
}
