/**
 * Content collections in the browser: `queryCollection('docs').where(...).all()`, the same as `voix.queryCollection` on the server.
 *
 * @module voix/content
 */
export { queryCollection, queryCollectionNavigation } from '../render/content/queryCollection'
export type { ContentConditions, ContentQueryBuilder } from '../collections/content/query/builder'
export type { NavigationNode } from '../collections/content/navigation'
export type { ContentRow } from '../collections/content/types'
