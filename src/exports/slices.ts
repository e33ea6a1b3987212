/**
 * What a slice's `config.ts` and `load.ts` are written with: `defineSlice()`, the field helpers and the types of a slice's props.
 *
 * @module voix/slices
 */
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
export type { Catalogue } from '../slices'
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
export type { DaySpan } from '../tree'
export { day, siteTimeZone } from '../slices/dayField'
export { ownPage } from '../slices/ownPage'
export type { ShownFields, TemplatesOf } from '../slices/ownPage'
export { slug } from '../slices/slugField'
export { timeZone } from '../slices/timeZoneField'
export type * from '../slices/checks/check'
export type * from '../slices/types'
