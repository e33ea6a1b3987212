/**
 * Payload's REST API and GraphQL with limits on request bodies, for an application's route files.
 *
 * @module voix/api
 */
/** @public */
export { graphQLRoute, restRoutes } from '../host/api'
