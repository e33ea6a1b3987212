export {
  addAction,
  copyRows,
  detachAction,
  duplicateAction,
  elementOf,
  pasteAction,
  placementOf,
  recipeRows,
  replaceAction,
  sectionRows,
  shareAction,
  templateAction,
  wrapAction,
} from './actions/create'
export { conflictsOf, type Conflicts } from './conflicts'
export { DEFAULT_THEME_COLOR, NO_SELECTION } from './createState'
export type { Action, ActionType } from './reducer'
export { createStudioStore } from './store/createStudioStore'
export type { Done, StudioStore } from './store/createStudioStore'
export type * from './types'
export { isDirty, unsaved } from './unsaved'
export { withNames } from './actions/names'
