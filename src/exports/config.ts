/**
 * `voix.config.ts`: the options that `voix()`, `withVoix()` and `voixProxy()` share.
 *
 * @module voix/config
 */
/** @public */
export { defineVoix } from '../options/defineVoix.mjs'
/** @public */
export type { DefinedVoix, VoixConfig } from '../options/config'
