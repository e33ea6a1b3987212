/**
 * Stored pages and the slices' definitions: what `npx voix check` and `npx voix migrate` do.
 *
 * @module voix/definitions
 */
export { checkDefinitions } from '../page/definitions/check'
export type { Checked, Finding } from '../page/definitions/check'
export { rebuildReferences } from '../page/references'
export { migrateDefinitions, restoreDefinitions } from '../page/definitions/migrate'
export type { Migrated, Restored } from '../page/definitions/migrate'
export { repairLinks } from '../page/definitions/repairLinks'
export type { RepairedLinks } from '../page/definitions/repairLinks'
export { repairPictures } from '../page/definitions/repairPictures'
export type { RepairedPictures } from '../page/definitions/repairPictures'
