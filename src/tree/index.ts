export { createEnvelope, parseEnvelope, safeEnvelope } from './envelope'
export { changedKeys, changedValues, isAlike } from './compare/changedKeys'
export { compareElements } from './compare/compareElements'
export type { ElementChange, PlacedElement } from './compare/compareElements'
export { placeOf } from './internal/edit'
export { changedIn, copyWith } from './internal/lineage'
export { createId, isUsableId } from './internal/ids'
export { isEqual } from './isEqual'
export { applyChange } from './merge/applyChange'
export {
  duplicatesOf,
  elementsById,
  elementsOf,
  groupById,
  inOrderOf,
  withDuplicates,
  withElements,
} from './merge/duplicates'
export { contestedBase } from './merge/contestedBase'
export { mergeList } from './merge/mergeList'
export { mergePages } from './merge/mergePages'
export { PLACE, readPart, toParts } from './merge/parts'
export { priorOf, undoChange, type Prior } from './merge/prior'
export { conflictKey, contradictionsIn, resolveConflicts, type Side } from './merge/resolveConflicts'
export type { Change, Conflict, PageContent, Sides } from './merge/types'
export { duplicate } from './operations/duplicate'
export { insert } from './operations/insert'
export { move } from './operations/move'
export { placeUnplaced, removeUnplaced } from './operations/placeUnplaced'
export { remove } from './operations/remove'
export { replace } from './operations/replace'
export { setEnabled } from './operations/setEnabled'
export { setSlot } from './operations/setSlot'
export { unwrap } from './operations/unwrap'
export { updateEnvelope } from './operations/updateEnvelope'
export { updateField } from './operations/updateField'
export { updateRow } from './operations/updateRow'
export { withFreshIds } from './operations/withFreshIds'
export { wrap } from './operations/wrap'
export {
  createRow,
  elementType,
  fieldsOf,
  fieldsOff,
  nameOf,
  parentOf,
  readRows,
  ROW_KEYS,
  shownFieldsOf,
  slotOf,
} from './row'
export { OWN_PAGE_KEYS } from './pageKeys'
export { normalizePath, pathProblem, RESERVED_PATHS } from './pagePath'
export { toElements } from './toElements'
export { normaliseRows, toRows } from './toRows'
export { toTree } from './toTree'
export { ancestorsOf, childrenOf, descendantsOf, outermost, traverse } from './traverse'
export * from './types'
export { checkEnvelope, HYDRATION_MODES, OPERATORS, PERMISSIONS } from './validate/checkEnvelope'
export { conditionFaults } from './validate/conditionFaults'
export { conditionProblem, listOf, readKey, SUBJECT_OPERATORS } from './validate/conditionProblem'
export type { Subject } from './validate/conditionProblem'
export { deepKeys, isDeeperThan, MAX_DEPTH, MAX_VALUE_DEPTH, VALUE_DEPTH_RULE } from './validate/depth'
export { isOutlived } from './validate/isOutlived'
export { lockedChanges } from './validate/lockedChanges'
export { allowedPlaces, canPlace } from './validate/places'
export { quarantined } from './validate/quarantined'
export { staysSound } from './validate/staysSound'
export { newViolations, validateRows, validateTree } from './validate/validate'
