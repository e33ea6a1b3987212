import { isEqual, updateEnvelope } from '../../../tree'
import { withPage, withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** What has actions of its own, or is not the editor's to change. */
const NOT_SETTINGS: readonly string[] = ['id', 'rev', 'layout', 'fields', 'elements', 'review', 'properties']

/**
 * Changes settings of an element (tags, conditions, query, styles, hydration, permissions), or of the page for `id: null`
 * (title, path, tags, meta). `typing` names the input that is typed in: its keystrokes are one step of the history.
 */
export const settingsUpdate = defineAction(
  'settingsUpdate',
  { id: s.id.nullable(), settings: s.record, typing: s.name.optional() },
  (state, { id, settings }) => {
    if (id !== null) return withTree(state, updateEnvelope(state.tree, { id, envelope: settings }))
    const changed = Object.entries(settings).filter(
      ([key, value]) => !NOT_SETTINGS.includes(key) && !isEqual(state.page[key], value),
    )
    return changed.length === 0 ? state : withPage(state, Object.fromEntries(changed))
  },
)
