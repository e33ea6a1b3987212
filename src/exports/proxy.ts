/**
 * The product's part of an application's `proxy.ts`: redirects, sites, layouts and addresses.
 *
 * @module voix/proxy
 */
export { voixProxy } from '../serve/proxy/voixProxy'
export type { ProxyOptions } from '../serve/proxy/voixProxy'
