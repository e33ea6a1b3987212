/**
 * The public site: `createVoix()` makes what an application's route files export.
 *
 * @module voix/serve
 */
export { createVoix } from '../host/createVoix'
export type { SiteParams, Voix } from '../host/createVoix'
export type { SiteOptions } from '../serve/site/createSite'
