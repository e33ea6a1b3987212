import * as z from 'zod/mini'
import { isEqual, updateEnvelope, updateField } from '../../../tree'
import { withInnerValue } from '../innerPath'
import { defineAction, withPage, withTree } from './defineAction'
import * as s from './schemas'

/** What has actions of its own, or is not the editor's to change. */
const NOT_SETTINGS: readonly string[] = ['id', 'rev', 'layout', 'fields', 'elements', 'review', 'properties']

/** What an element holds: its fields, its settings, its properties. Settings and properties are the page’s, too. */
export const fieldActions = {
  /**
   * Sets one field of an element, or what is `at` the end of a way within it: a text in a row. `typing`: whether it joins the keystrokes
   * before it in one step; texts do without being told.
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
