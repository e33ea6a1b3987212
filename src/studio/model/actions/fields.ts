import * as z from 'zod/mini'
import { isEqual, updateEnvelope, updateField } from '../../../tree'
import { withInnerValue } from '../innerPath'
import { defineAction, withPage, withTree } from './defineAction'
import * as s from './schemas'

/** Keys that have their own actions or are not editable. */
const NOT_SETTINGS: readonly string[] = ['id', 'rev', 'layout', 'fields', 'elements', 'review', 'properties']

/** Actions on an element's fields, settings and properties. The page has settings and properties too. */
export const fieldActions = {
  /**
   * Sets one field of an element, or the value `at` a path within it, such as a text in a row. `typing`: whether it
   * joins the previous keystrokes in one undo step; texts do by default.
   */
  fieldUpdate: defineAction(
    () => ({
      id: s.id,
      field: s.name,
      at: z.optional(s.innerPath),
      value: z.unknown(),
      typing: z.optional(z.boolean()),
    }),
    (state, { id, field, at = [], value: given }) => {
      const value = withInnerValue(state.tree.rows[id]?.[field], at, given)
      return withTree(state, updateField(state.tree, { id, field, value }))
    },
  ),

  /** Changes settings of an element, or of the page for `id: null`. `typing` names the input: its keystrokes are one step of the history. */
  settingsUpdate: defineAction(
    () => ({ id: z.nullable(s.id), settings: s.record, typing: z.optional(s.name) }),
    (state, { id, settings }) => {
      if (id !== null) return withTree(state, updateEnvelope(state.tree, { id, envelope: settings }))
      const changed = Object.entries(settings).filter(
        ([key, value]) => !NOT_SETTINGS.includes(key) && !isEqual(state.page[key], value),
      )
      return changed.length === 0 ? state : withPage(state, Object.fromEntries(changed))
    },
  ),

  /** Changes the DOM id or the free settings of an element, or of the page for `id: null`. */
  updateProperties: defineAction(
    () => ({
      id: z.nullable(s.id),
      properties: z.object({ domId: z.optional(z.nullable(z.string())), settings: z.optional(s.record) }),
      typing: z.optional(s.name),
    }),
    (state, { id, properties }) => {
      const row = id === null ? undefined : state.tree.rows[id]
      if (id !== null && !row) return state
      const old = row ? row.element.properties : state.page.properties
      const changed = { ...old, ...properties }
      if (isEqual(old, changed)) return state
      if (id === null) return withPage(state, { properties: changed })
      return withTree(state, updateEnvelope(state.tree, { id, envelope: { properties: changed } }))
    },
  ),
}
