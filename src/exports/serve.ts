/**
 * The public site: `createVoix()` makes what an application's route files export.
 *
 * @module voix/serve
 */
/** @public */
export { createVoix } from '../host/createVoix'
/** @public */
export type { SiteParams, Voix } from '../host/createVoix'
/** @public */
export type { SiteOptions } from '../serve/site/createSite'
