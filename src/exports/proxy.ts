/**
 * The product's part of an application's `proxy.ts`: redirects, sites, layouts and addresses.
 *
 * @module voix/proxy
 */
/** @public */
export { voixProxy } from '../serve/proxy/voixProxy'
/** @public */
export type { ProxyOptions } from '../serve/proxy/voixProxy'
