export { createEnvelope } from './envelope'
export { changedKeys, changedValues, compareElements } from './compare'
export type { ElementChange, PlacedElement } from './compare'
export { apply, diff, invert, isPageDiff, squash, touched } from './diff'
export type { PageDiff, Snapshot } from './diff'
export { readDiff } from './readDiff'
export { evaluateCondition as holds } from './evaluateCondition'
export { placeOf } from './internal/edit'
export { changedIn } from './internal/lineage'
export { createId, isUsableId } from './internal/ids'
export { isRecord } from './internal/values'
export { isEmptyValue, isEqual, isSameValue } from './isEqual'
export { elementsById, elementsOf, withElements } from './merge/duplicates'
export { mergePages } from './merge/mergePages'
export { PLACE, readPart, toParts } from './merge/parts'
export type { Conflict, PageContent, Sides } from './merge/parts'
export { applyToRows, fits, replay, sidesOf, toContent, toSnapshot } from './merge/replay'
export { conflictBase, conflictKey, contradictionsIn, resolveConflicts, type Side } from './merge/resolveConflicts'
export { duplicate } from './operations/duplicate'
export { namesOf, withFreshNames } from './operations/freshNames'
export { insert } from './operations/insert'
export { move } from './operations/move'
export { directionOf, textDirection } from './direction'
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
  elementName,
  elementType,
  fieldsOf,
  fieldsOff,
  isPending,
  parentOf,
  queryOf,
  readableName,
  ROW_KEYS,
  shownFieldsOf,
  slotLabel,
  slotOf,
  withEnvelope,
} from './row'
export { fillingOf, queryAround } from './documents'
export { readHtml } from './readHtml.mjs'
export { parseUrl } from './parseUrl.mjs'
export { readRows } from './readRows'
export { fittingRows, recipePathProblem } from './recipes'
export { OWN_PAGE_KEYS } from './pageKeys'
export { foldPath, normalizePath, readAddress, readHost, readPath, readSegment, writePath } from './address.mjs'
export {
  fillPath,
  isOwnPath,
  isPattern,
  pathProblem,
  slugIn,
  patternsOf,
  RESERVED_PATHS,
  SLUG_SEGMENT,
} from './pagePath.mjs'
export {
  createRedirectFinder,
  matchesPath,
  pathPatternProblem,
  parametersOf,
  readRedirectSource,
  redirectHostProblem,
  redirectSourceProblem,
  redirectTarget,
  sourceKey,
} from './redirects.mjs'
export type { Address, RedirectSource } from './redirects.mjs'
export {
  filledRules,
  fillSections,
  MAX_SECTIONS_DEPTH,
  SECTION_KIND,
  SECTION_SLICE,
  sectionOf,
  sectionsOf,
} from './sections'
export { COLOR_RULE, isColor } from './style/color'
export { hiddenAt } from './style/hiddenAt'
export {
  COLOR_RULE_NAMES,
  colorProblem,
  colorRule,
  colorRuleKind,
  colorRules,
  colorsInForce,
  colorsProblems,
  isSameColor,
} from './style/colorRules'
export { DEFAULT_STYLES, isSpacing, offeredStyles, styleProblem, styleRules, tokenValue } from './style/styleRules'
export type { StyleRules } from './style/styleRules'
export { styleCss, styleDeclarations, styleExpects } from './style/styleValue'
export { foldText, hasWords, readableText, searchWords, WRITTEN_OUT } from './foldText'
export { copiedPath, firstFree, numbered, slugify } from './slugify'
export { isStorable, STORABLE_RULE } from './storable'
export { tidyText, tidyTexts } from './tidyText'
export {
  addDays,
  dayAt,
  dayOf,
  isDay,
  isFromDay,
  isMoment,
  isUntilDay,
  placeInDays,
  startOfDay,
  storedDay,
} from './times/days'
export type { DaySpan } from './times/days'
export { dayText, fromNow, instantText } from './times/instants'
export { isTimeZone, momentOf, offsetOf, offsetText, ownTimeZone, WALL_TIME, wallTimeOf, zoneName } from './times/zones'
export { toElements } from './toElements'
export { normaliseRows, toRows } from './toRows'
export { toTree } from './toTree'
export { ancestorsOf, childrenOf, descendantsOf, offeredSlots, outermost, traverse } from './traverse'
export * from './types'
export { judgeRows, reservedRows, shownRows, shownTree, visibleIn, visibleRows, type JudgedTree } from './visibleRows'
export {
  checkEnvelope,
  GUI_COLORS,
  GUI_NOTE_LENGTH,
  HYDRATION_MODES,
  isAudience,
  isDomId,
  OPERATORS,
  PERMISSIONS,
} from './validate/checkEnvelope'
export { audienceFaults } from './validate/audienceFaults'
export { colorFaults } from './validate/colorFaults'
export type { FieldColor } from './validate/colorFaults'
export { conditionFaults } from './validate/conditionFaults'
export { conditionProblem, listOf, readKey, SUBJECT_OPERATORS } from './validate/conditionProblem'
export type { Subject } from './validate/conditionProblem'
export { deepKeys, isDeeperThan, MAX_DEPTH, MAX_VALUE_DEPTH, VALUE_DEPTH_RULE } from './validate/depth'
export { faultWords, isViolation } from './validate/faultWords'
export { isOutlived } from './validate/isOutlived'
export { isLocked, lockedChanges, lockOn } from './validate/lockedChanges'
export { allowedPlaces, canPlace, standsOn } from './validate/places'
export { quarantined } from './validate/quarantined'
export { staysSound } from './validate/staysSound'
export { styleFaults, stylesIn } from './validate/styleFaults'
export { newViolations, validateRows, validateTree } from './validate/validate'
