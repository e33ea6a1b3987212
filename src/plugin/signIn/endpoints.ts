import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { isStaff } from '../../collections/core/access'
import { originOf } from '../../collections/core/users/originOf'
import { addressKeys } from '../../collections/core/users/signIn'
import { forgive, slowDown } from '../../collections/core/users/signInAttempts'
import { getVoix } from '../../options/getVoix'
import type { ResolvedSignIn, SignInProblem } from '../../options/signIn'
import { withSignedInHint } from '../../serve/address/signedInHint'
import { accountOf } from './account'
import { begunCookie, forgetBegun, readBegun, tokenCookies } from './cookies'
import { begin, discover, exchange, isDenied, isUnreachable } from './provider'
import { openSession } from './session'

/** Redirects to the provider. `?redirect=/voix/pages` is the target after the login. */
const startEndpoint: Endpoint = {
  path: '/voix/auth/start',
  method: 'get',
  handler: async (req) => {
    const signIn = signInOf(req)
    const to = getSafeRedirect({ redirectTo: req.query.redirect as string, fallbackTo: '' })
    try {
      const { address, begun } = await begin(signIn, { redirectUri: redirectUri(req, signIn), to })
      return leadTo(address, [begunCookie(req, begun)])
    } catch (error) {
      return refuse(req, problemOf(error), error)
    }
  },
}

/** The target of the provider's redirect. Exchanges the code, finds the account and signs the user in. */
const returnEndpoint: Endpoint = {
  path: '/voix/auth/callback',
  method: 'get',
  handler: async (req) => {
    const { signIn } = getVoix(req.payload.config)
    if (!signIn) return leadTo(req.payload.config.routes.admin, [])
    const begun = readBegun(req)
    const query = req.searchParams
    if (!begun || query.get('state') !== begun.state) return refuse(req, 'stale')
    const keys = addressKeys(req)
    try {
      await slowDown(keys)
      if (!(await discover(signIn)).token_endpoint) {
        return refuse(req, 'failed', new Error(`The provider ${signIn.issuer} names no \`token_endpoint\`.`))
      }
      const { claims, tokens } = await exchange(signIn, { query, begun, redirectUri: redirectUri(req, signIn) })
      const opened = await inTransaction(req, async () => {
        const found = await accountOf({ req, signIn, claims })
        return 'user' in found ? { session: await openSession(req, found.user) } : found
      })
      if ('problem' in opened) {
        return refuse(req, opened.problem, new Error(`${claims.sub} of ${signIn.issuer} has no account here.`))
      }
      forgive(keys)
      const { admin } = req.payload.config.routes
      const answer = leadTo(begun.to || (isStaff(req) ? admin : '/'), [
        opened.session,
        forgetBegun(req),
        ...tokenCookies(req, tokens),
      ])
      return withSignedInHint(answer, req.payload.config)
    } catch (error) {
      return refuse(req, problemOf(error), error)
    }
  },
}

export const signInEndpoints = [startEndpoint, returnEndpoint]

function signInOf({ payload }: PayloadRequest): ResolvedSignIn {
  const { signIn } = getVoix(payload.config)
  if (!signIn) throw new APIError('There is no sign-in by a provider here.', 404, null, true)
  return signIn
}

function redirectUri(req: PayloadRequest, { returnPath }: ResolvedSignIn): string {
  return `${originOf(req)}${formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: returnPath })}`
}

function problemOf(error: unknown): SignInProblem {
  if (isDenied(error)) return 'denied'
  if (isUnreachable(error)) return 'unreachable'
  if (error instanceof APIError && error.status === 403) return 'deactivated'
  return error instanceof APIError && error.status === 429 ? 'many' : 'failed'
}

/**
 * Redirects to the admin, whose login shows the problem. The error itself is only logged, since it can contain details
 * of the provider.
 */
function refuse(req: PayloadRequest, problem: SignInProblem, error?: unknown): Response {
  if (error) req.payload.logger.warn({ err: error, msg: `A sign-in by the provider failed: ${problem}.` })
  return leadTo(`${req.payload.config.routes.admin}?sign-in=${problem}`, [forgetBegun(req)])
}

function leadTo(address: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
