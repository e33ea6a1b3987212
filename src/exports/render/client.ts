/**
 * Browser functions for islands: a loading indicator over the page, navigation that rejects unsafe addresses, and data
 * that is loaded after the page.
 *
 * @module voix/render/client
 */
/** @public */
export * from '../../render/client'
