import type { Endpoint } from 'payload'

/** Returns an endpoint for the `endpoints` of the collection that the first part of its path names. */
export function ofCollection(endpoint: Endpoint): Endpoint {
  return { ...endpoint, path: endpoint.path.replace(/^\/[^/]+/, '') }
}
