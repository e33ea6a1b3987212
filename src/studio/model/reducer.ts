import type * as z from 'zod/mini'
import { annotationActions } from './actions/annotations'
import { elementActions } from './actions/elements'
import { fieldActions } from './actions/fields'
import { pageActions } from './actions/page'
import { patchActions } from './actions/patches'
import { placementActions } from './actions/placement'
import { sectionActions } from './actions/sections'
import { selectionActions } from './actions/selection'
import { stateActions } from './actions/state'
import { oneOf } from './oneOf'
import type { StudioState } from './types'

/** Actions on the view. Previews receive these actions; for all others they receive the resulting change. */
const VIEW_ACTIONS = { ...selectionActions, ...annotationActions, ...stateActions }

/** Every action of the studio. The list is the reducer, the union of types and the schema of messages. */
const ACTIONS = {
  ...VIEW_ACTIONS,
  ...elementActions,
  ...placementActions,
  ...sectionActions,
  ...fieldActions,
  ...pageActions,
  ...patchActions,
}

type Payloads = {
  [Type in keyof typeof ACTIONS]: z.output<z.ZodMiniObject<ReturnType<(typeof ACTIONS)[Type]['shape']>>>
}

export type ActionType = keyof Payloads

/** Everything that can happen to a page in the studio, or one kind of it: serialisable, addressed by element id. */
export type Action<Type extends ActionType = ActionType> = { [Each in Type]: { type: Each } & Payloads[Each] }[Type]

type Reducers = { [Type in ActionType]: { reduce: (state: StudioState, action: Payloads[Type]) => StudioState } }

/** The state after an action; the same reference when the action is impossible. Pure. */
export function reducer<Type extends ActionType>(state: StudioState, action: Action<Type>): StudioState {
  const { [action.type]: entry }: Reducers = ACTIONS
  return entry.reduce(state, action)
}

export const ACTION_TYPES = Object.keys(ACTIONS) as ActionType[]

/** The schema of an action in a preview's `intent` message. */
export const actionSchema = schemaOf<ActionType>(ACTIONS)

/** An action that previews receive as it is. */
export type ViewAction = Action<keyof typeof VIEW_ACTIONS>

export const viewActionSchema = schemaOf<ViewAction['type']>(VIEW_ACTIONS)

export function isViewAction(action: Action): action is ViewAction {
  return Object.hasOwn(VIEW_ACTIONS, action.type)
}

/** `Object.entries` loses which type has which payload, so the result is typed here. */
function schemaOf<Type extends ActionType>(
  actions: Record<Type, { shape: () => z.core.$ZodLooseShape }>,
): z.ZodMiniType<Action<Type>> {
  const entries: [string, { shape: () => z.core.$ZodLooseShape }][] = Object.entries(actions)
  const shapes = Object.fromEntries(entries.map(([type, { shape }]) => [type, shape]))
  return oneOf('type', shapes) as unknown as z.ZodMiniType<Action<Type>>
}
