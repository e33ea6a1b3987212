/**
 * Helpers for a slice's `config.ts` and `load.ts`: `defineSlice()`, the field helpers and the types of a slice's props.
 *
 * @module voix/slices
 */
/** @public */
export {
  COLOR_RULE,
  createCatalogue,
  createField,
  defaultFields,
  defineFieldType,
  defineSlice,
  relationshipType,
  idOf,
  extendFieldType,
  field,
  HREF_RULE,
  isColor,
  isFieldDefinition,
  isSafeHref,
  safeHref,
  parseUrl,
  siteHref,
} from '../slices'
/** @public */
export type { Catalogue } from '../slices'
/** @public */
export {
  addDays,
  dayAt,
  dayOf,
  dayText,
  isFromDay,
  isTimeZone,
  isUntilDay,
  placeInDays,
  startOfDay,
  zoneName,
} from '../tree'
/** @public */
export type { DaySpan } from '../tree'
/** @public */
export { day, siteTimeZone } from '../slices/dayField'
/** @public */
export { ownPage } from '../slices/ownPage'
/** @public */
export type { ShownFields, TemplatesOf } from '../slices/ownPage'
/** @public */
export { slug } from '../slices/slugField'
/** @public */
export { timeZone } from '../slices/timeZoneField'
/** @public */
export type * from '../slices/checks/check'
/** @public */
export type * from '../slices/types'
