import type { Endpoint } from 'payload'

/** Returns an endpoint without the collection's slug in its path, for the `endpoints` of the collection. */
export function ofCollection(endpoint: Endpoint): Endpoint {
  return { ...endpoint, path: endpoint.path.replace(/^\/[^/]+/, '') }
}
