import type { Endpoint, Payload } from 'payload'
import { withSignedInHint } from '../../serve/address/signedInHint'
import { slugsOf } from '../../options/getVoix'
import { refuseForeignOrigin } from './exactOrigin'
import { limitBody } from './limitBodies'
import { answersToken, withoutToken } from './withoutTokens'

export interface Guarding {
  /** Returns whether a collection is the product's own. Its accounts can only sign in from this site. */
  isProduct: (slug: string) => boolean
  /** Handlers of the application's own endpoints, which are not guarded. */
  own: ReadonlySet<Endpoint['handler']>
  /** Returns whether a collection is the application's own. Its access rules apply to uploads. */
  isOwn: (slug: string) => boolean
}

const guardedOnes = new WeakSet<Endpoint['handler']>()

/**
 * Wraps all writing endpoints with checks of the origin and the body, and removes tokens from responses about sessions.
 * Runs on init, because Payload adds its endpoints after all plugins.
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
