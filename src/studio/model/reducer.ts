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

/** Every action of the studio. The list is the reducer, the union of types and the schema of messages. */
const ACTIONS = {
  ...elementActions,
  ...placementActions,
  ...sectionActions,
  ...fieldActions,
  ...pageActions,
  ...selectionActions,
  ...patchActions,
  ...annotationActions,
  ...stateActions,
}

type Payloads = {
  [Type in keyof typeof ACTIONS]: z.output<z.ZodMiniObject<ReturnType<(typeof ACTIONS)[Type]['shape']>>>
}

export type ActionType = keyof Payloads

/** Everything that can happen to a page in the studio, or one kind of it: serialisable, addressed by element id. */
export type Action<Type extends ActionType = ActionType> = { [Each in Type]: { type: Each } & Payloads[Each] }[Type]

type Reducers = { [Type in ActionType]: { reduce: (state: StudioState, action: Payloads[Type]) => StudioState } }

/** The state after an action; the same reference when the action is impossible. Pure: both windows run it. */
export function reducer<Type extends ActionType>(state: StudioState, action: Action<Type>): StudioState {
  const { [action.type]: entry }: Reducers = ACTIONS
  return entry.reduce(state, action)
}

export const ACTION_TYPES = Object.keys(ACTIONS) as ActionType[]

const SHAPES = Object.fromEntries(Object.entries(ACTIONS).map(([type, { shape }]) => [type, shape]))

/** An action as a message carries it. A list that is made of a record loses which type has which payload: said again here. */
export const actionSchema = oneOf('type', SHAPES) as unknown as z.ZodMiniType<Action>
