import { z } from 'zod'
import { isEqual } from '../../../tree'
import { withPage } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/**
 * Changes a field of the page itself: its value (under the key that equals its type), name, media. Its id stays. `index` moves it;
 * `typing` names the input that is typed in.
 */
export const pageFieldUpdate = defineAction(
  'pageFieldUpdate',
  { id: s.id, field: s.record, index: z.number().int().min(0).optional(), typing: s.name.optional() },
  (state, { id, field, index }) => {
    const old = state.page.fields.find((item) => item.id === id)
    if (!old) return state
    const changed = { ...old, ...field, id }
    const next = isEqual(old, changed) ? old : changed
    const others = state.page.fields.filter((item) => item !== old)
    const at = index ?? state.page.fields.indexOf(old)
    const fields = others.toSpliced(at, 0, next)
    return fields.every((item, position) => item === state.page.fields[position]) ? state : withPage(state, { fields })
  },
)
