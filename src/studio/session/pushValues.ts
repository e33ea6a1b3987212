import type { FormState } from 'payload'
import { isEqual } from '../../tree'

export interface LeafUpdate {
  path: string
  value: unknown
  /** An editor of rich text is made anew for another one only. */
  initialValue: unknown
}

export type Push =
  /** These inputs take a new value in place. */
  | { kind: 'leaves'; updates: LeafUpdate[] }
  /** Rows came, went or changed places: only the server can make their inputs. */
  | { kind: 'rebuild' }

/**
 * How a form must change so that it shows `values`: what undo, redo and other people's changes bring. An input that shows the
 * value already is left alone, with its cursor.
 */
export function planPush({ state, values }: { state: FormState; values: Readonly<Record<string, unknown>> }): Push {
  const updates: LeafUpdate[] = []
  for (const [path, field] of Object.entries(state)) {
    const next = valueAt({ values, path })
    if (field.rows) {
      if (!hasSameRows({ rows: field.rows, next })) return { kind: 'rebuild' }
      continue
    }
    if (isContainer({ state, path })) continue
    if (isEqual(field.value, next)) continue
    const value = next ?? null
    // An editor that began empty has seen "nothing" before, and would stay as it is.
    updates.push({ path, value, initialValue: value === null && isRichText(field.value) ? {} : value })
  }
  return { kind: 'leaves', updates }
}

/** A form's state with other values in it; `null` when only the server can make the inputs for them. */
export function withValues({
  state,
  values,
}: {
  state: FormState
  values: Readonly<Record<string, unknown>>
}): FormState | null {
  const push = planPush({ state, values })
  if (push.kind === 'rebuild') return null
  const changed = push.updates.map(({ path, value }) => [path, { ...state[path], value, initialValue: value }] as const)
  return { ...state, ...Object.fromEntries(changed) }
}

function hasSameRows({ rows, next }: { rows: readonly { id?: string }[]; next: unknown }): boolean {
  const list: unknown[] = Array.isArray(next) ? next : []
  return list.length === rows.length && rows.every((row, index) => row.id === idOf(list[index]))
}

function isRichText(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'root' in value
}

function isContainer({ state, path }: { state: FormState; path: string }): boolean {
  return Object.keys(state).some((other) => other.startsWith(`${path}.`))
}

function valueAt({ values, path }: { values: Readonly<Record<string, unknown>>; path: string }): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }, values)
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
}
