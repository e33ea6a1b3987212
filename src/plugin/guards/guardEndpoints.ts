import type { Endpoint, Payload } from 'payload'
import { withSignedInHint } from '../../serve/address/signedInHint'
import { slugsOf } from '../../options/getVoix'
import { refuseForeignOrigin } from './exactOrigin'
import { limitBody } from './limitBodies'
import { answersToken, withoutToken } from './withoutTokens'

export interface Guarding {
  /** Collections of the product's own, whose accounts are signed in from this site only. */
  isProduct: (slug: string) => boolean
  /** Handlers of the application's own endpoints, which know what they read. */
  own: ReadonlySet<Endpoint['handler']>
  /** Collections of the application's own, whose files are for whom their access rules say. */
  isOwn: (slug: string) => boolean
}

const guardedOnes = new WeakSet<Endpoint['handler']>()

/**
 * What is asked of every request that writes, before any of its endpoint's work, and what is left out of answers about sessions. Done at the start, because Payload adds its endpoints after
 * every plugin.
 */
export function guardEndpoints({ config }: Payload, { own, isOwn, isProduct }: Guarding): void {
  const guard = (endpoint: Endpoint): Endpoint => {
    const { handler } = endpoint
    const isGuarded = ['post', 'patch', 'put'].includes(endpoint.method) || answersToken(endpoint)
    if (own.has(handler) || guardedOnes.has(handler) || !isGuarded) return endpoint
    const guarded: Endpoint['handler'] = async (req) => {
      const { users } = slugsOf(req)
      const isOfAccounts = isProduct(users) && req.routeParams?.collection === users
      if (isOfAccounts) refuseForeignOrigin(req, endpoint)
      await limitBody(req, isOwn)
      const answer = withSignedInHint(await handler(req), config)
      return isOfAccounts && answersToken(endpoint) ? withoutToken(req, answer) : answer
    }
    guardedOnes.add(guarded)
    return { ...endpoint, handler: guarded }
  }
  for (const holder of [config, ...config.collections, ...config.globals]) {
    const { endpoints } = holder
    if (endpoints) holder.endpoints = endpoints.map(guard)
  }
}
