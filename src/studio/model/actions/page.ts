import * as z from 'zod/mini'
import { isEqual } from '../../../tree'
import { defineAction, withPage } from './defineAction'
import * as s from './schemas'

/** Actions on the page itself: its layout and its own fields. */
export const pageActions = {
  updateLayout: defineAction(
    () => ({ layout: s.name }),
    (state, { layout }) => (layout === state.page.layout ? state : withPage(state, { layout })),
  ),

  /** Adds a field to the page itself, last unless `index` is set. Impossible if the id or the name is taken. */
  pageFieldAdd: defineAction(
    () => ({ field: s.pageField, index: z.optional(z.int().check(z.minimum(0))) }),
    (state, { field, index }) => {
      const { fields } = state.page
      if (fields.some((other) => other.id === field.id || other.name === field.name)) return state
      return withPage(state, { fields: fields.toSpliced(index ?? fields.length, 0, field) })
    },
  ),

  /**
   * Changes a field of the page itself (its value's key is its type). `index` moves it; `typing` names the input that
   * is typed in.
   */
  pageFieldUpdate: defineAction(
    () => ({ id: s.id, field: s.record, index: z.optional(z.int().check(z.minimum(0))), typing: z.optional(s.name) }),
    (state, { id, field, index }) => {
      const old = state.page.fields.find((item) => item.id === id)
      if (!old) return state
      const changed = { ...old, ...field, id }
      const next = isEqual(old, changed) ? old : changed
      const others = state.page.fields.filter((item) => item !== old)
      const at = index ?? state.page.fields.indexOf(old)
      const fields = others.toSpliced(at, 0, next)
      return fields.every((item, position) => item === state.page.fields[position])
        ? state
        : withPage(state, { fields })
    },
  ),

  /** Sets whether a field of the page itself is enabled; toggles it if `enabled` is omitted. */
  pageFieldToggle: defineAction(
    () => ({ id: s.id, enabled: z.optional(z.boolean()) }),
    (state, { id, enabled }) => {
      const field = state.page.fields.find((item) => item.id === id)
      const next = enabled ?? !field?.enabled
      if (!field || field.enabled === next) return state
      const toggled = { ...field, enabled: next }
      return withPage(state, { fields: state.page.fields.map((item) => (item === field ? toggled : item)) })
    },
  ),

  pageFieldRemove: defineAction(
    () => ({ id: s.id }),
    (state, { id }) => {
      const fields = state.page.fields.filter((field) => field.id !== id)
      return fields.length === state.page.fields.length ? state : withPage(state, { fields })
    },
  ),
}
