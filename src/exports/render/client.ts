/**
 * What islands ask the browser for: the loader over the page, a way to another page that refuses what is not safe, and data that comes
 * after the page.
 *
 * @module voix/render/client
 */
/** @public */
export * from '../../render/client'
