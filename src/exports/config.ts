/**
 * `voix.config.ts`: what `voix()`, `withVoix()` and `voixProxy()` share.
 *
 * @module voix/config
 */
export { defineVoix } from '../options/defineVoix.mjs'
export type { DefinedVoix, VoixConfig } from '../options/config'
