/**
 * Functions of `npx voix check` and `npx voix migrate`: they compare stored pages with the slices' definitions.
 *
 * @module voix/definitions
 */
/** @internal */
export { checkDefinitions } from '../page/definitions/check'
/** @internal */
export type { Checked, Finding } from '../page/definitions/check'
/** @internal */
export { rebuildReferences } from '../page/references'
/** @internal */
export { migrateDefinitions, restoreDefinitions } from '../page/definitions/migrate'
/** @internal */
export type { Migrated, Restored } from '../page/definitions/migrate'
/** @internal */
export { repairLinks } from '../page/definitions/repairLinks'
/** @internal */
export type { RepairedLinks } from '../page/definitions/repairLinks'
/** @internal */
export { repairPageFields } from '../page/definitions/repairPageFields'
/** @internal */
export type { RepairedPageFields } from '../page/definitions/repairPageFields'
/** @internal */
export { repairPictures } from '../page/definitions/repairPictures'
/** @internal */
export type { RepairedPictures } from '../page/definitions/repairPictures'
