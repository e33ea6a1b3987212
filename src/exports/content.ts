/**
 * Content collections in the browser: `queryCollection('docs').where(...).all()`, as with `voix.queryCollection` on the
 * server.
 *
 * @module voix/content
 */
/** @public */
export { queryCollection, queryCollectionNavigation } from '../render/content/queryCollection'
/** @public */
export type { ContentConditions, ContentQueryBuilder } from '../collections/content/query/builder'
/** @public */
export type { NavigationNode } from '../collections/content/navigation'
/** @public */
export type { ContentRow } from '../collections/content/types'
