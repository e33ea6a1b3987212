import type { Action } from '../reducer'

/** The key under which a change of a field merges with the one before it: typing in one field is one step. */
export function mergeKeyOf(action: Action): string | null {
  if (action.type === 'settingsUpdate' || action.type === 'updateProperties') {
    return action.typing === undefined ? null : JSON.stringify([action.id, action.type, action.typing])
  }
  if (action.type === 'pageFieldUpdate') {
    return action.typing === undefined ? null : JSON.stringify(['page field', action.id, action.typing])
  }
  if (action.type !== 'fieldUpdate') return null
  const isTyping = action.typing ?? isText(action.value)
  return isTyping ? JSON.stringify([action.id, action.field]) : null
}

/** Texts and rich texts are typed; anything else is chosen, one step each. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'root' in value)
}
