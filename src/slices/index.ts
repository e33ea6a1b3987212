export { asDefined, outdatedIn } from './asDefined'
export { isFieldActive as isAsked } from './fieldActive'
export { createCatalogue, treeRules } from './catalogue'
export { checkDefaultElements } from './checkDefaultElements'
export type { Catalogue } from './catalogue'
export { COLOR_RULE, isColor, parseUrl } from '../tree'
export { defaultFields } from './defaultFields'
export { defineSlice } from './defineSlice'
export { field } from './field'
export { createField, defineFieldType, extendFieldType } from './fieldTypes/defineFieldType'
export { relationshipType } from './fieldTypes/relationship'
export { unfinishedLink, withAddress } from './fieldTypes/link'
export {
  describedField,
  fieldTypeOf,
  fitsField,
  isKnownType,
  isWholeInPreview,
  misfitRule,
  previewField,
  registerFieldTypes,
} from './fieldTypes/registry'
export { isOutdated, upgradeOrKeep, upgradeRow, versionOf } from './history'
export { HREF_RULE, isPageHref, isSafeHref, PAGE_HREF_RULE, safeHref, siteHref } from './href.mjs'
export { idOf } from './idOf'
export { isFieldDefinition } from './isFieldDefinition'
export { pageFieldOf, pageFieldTypes } from './pageFieldTypes'
export { sharedSection } from './sharedSection'
export { storedHref } from './storedHref'
export { toBlock } from './toBlock'
export { toPayloadField, toPayloadFields } from './toPayloadField'
export type * from './types'
