/**
 * The public site: `createVoix()` returns the exports for an application's route files.
 *
 * @module voix/serve
 */
/** @public */
export { createVoix } from '../host/createVoix'
/** @public */
export type { SiteParams, Voix } from '../host/createVoix'
/** @public */
export type { SiteOptions } from '../serve/site/createSite'
