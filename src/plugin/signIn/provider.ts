import * as oauth from 'oauth4webapi'
import { isLocal, type ResolvedSignIn, type SignInClaims } from '../../options/signIn'

const TIMEOUT_MS = 10_000
/** Time in milliseconds that a provider's metadata are cached. Its keys are fetched separately. */
const KNOWN_MS = 60 * 60 * 1000
/** Tolerated clock difference in seconds. */
const TOLERANCE_S = 30

type Server = oauth.AuthorizationServer

/** Stored in the browser during a login at the provider. */
export interface Begun {
  state: string
  verifier: string
  nonce: string
  /** The target after the login. Empty for the default. */
  to: string
}

export interface Tokens {
  access: string
  /** `null` if the provider issues none. */
  refresh: string | null
}

const known = new Map<string, { server: Server; until: number }>()

/** Returns the metadata of the provider's well-known address, cached for an hour. */
export async function discover(signIn: ResolvedSignIn): Promise<Server> {
  const { issuer } = signIn
  const before = known.get(issuer)
  if (before && before.until > performance.now()) return before.server
  const url = new URL(issuer)
  const server = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, asking(signIn)))
  known.set(issuer, { server, until: performance.now() + KNOWN_MS })
  return server
}

/** Returns the provider's login address, and the state to store in the browser. */
export async function begin(
  signIn: ResolvedSignIn,
  { redirectUri, to }: { redirectUri: string; to: string },
): Promise<{ address: string; begun: Begun }> {
  const { authorization_endpoint: endpoint } = await discover(signIn)
  if (!endpoint) throw new Error(`The provider ${signIn.issuer} names no \`authorization_endpoint\`.`)
  const begun = {
    state: oauth.generateRandomState(),
    verifier: oauth.generateRandomCodeVerifier(),
    nonce: oauth.generateRandomNonce(),
    to,
  }
  const address = new URL(endpoint)
  const query = {
    client_id: signIn.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: signIn.scopes.join(' '),
    code_challenge: await oauth.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    state: begun.state,
    nonce: begun.nonce,
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return { address: address.href, begun }
}

/**
 * Exchanges the code for tokens and returns the claims. Throws if the provider refuses, or if the issuer, audience,
 * nonce or signature is wrong.
 */
export async function exchange(
  signIn: ResolvedSignIn,
  { query, begun, redirectUri }: { query: URLSearchParams; begun: Begun; redirectUri: string },
): Promise<{ claims: SignInClaims; tokens: Tokens }> {
  const server = await discover(signIn)
  const [client, options] = [clientOf(signIn), asking(signIn)]
  const code = oauth.validateAuthResponse(server, client, query, begun.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authenticationOf(signIn, server),
    code,
    redirectUri,
    begun.verifier,
    options,
  )
  const answer = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: begun.nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, options)
  const token = oauth.getValidatedIdTokenClaims(answer) as SignInClaims
  const more = server.userinfo_endpoint
    ? await oauth.processUserInfoResponse(
        server,
        client,
        token.sub,
        await oauth.userInfoRequest(server, client, answer.access_token, options),
      )
    : {}
  return {
    claims: { ...token, ...more, sub: token.sub },
    tokens: { access: answer.access_token, refresh: answer.refresh_token ?? null },
  }
}

/** Revokes tokens at the provider, if it has an endpoint for that. */
export async function revoke(signIn: ResolvedSignIn, tokens: readonly string[]): Promise<void> {
  const server = await discover(signIn)
  if (!server.revocation_endpoint) return
  for (const token of tokens) {
    const request = oauth.revocationRequest(
      server,
      clientOf(signIn),
      authenticationOf(signIn, server),
      token,
      asking(signIn),
    )
    await oauth.processRevocationResponse(await request)
  }
}

/** Returns whether the user or the provider denied the login, as opposed to a failure. */
export function isDenied(error: unknown): boolean {
  const denials = ['access_denied', 'interaction_required', 'login_required', 'consent_required']
  return error instanceof oauth.AuthorizationResponseError && denials.includes(error.error)
}

/** Returns whether the provider could not be reached, for which `fetch` throws these two errors. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed')
}

function clientOf({ clientId }: ResolvedSignIn): oauth.Client {
  return { client_id: clientId, [oauth.clockTolerance]: TOLERANCE_S }
}

/** Sends the secret in the body, unless the provider accepts it in a header only. */
function authenticationOf({ clientSecret }: ResolvedSignIn, server: Server): oauth.ClientAuth {
  if (clientSecret === undefined) return oauth.None()
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return ways.includes('client_secret_post')
    ? oauth.ClientSecretPost(clientSecret)
    : oauth.ClientSecretBasic(clientSecret)
}

function asking({ issuer }: ResolvedSignIn) {
  return { [oauth.allowInsecureRequests]: isLocal(new URL(issuer)), signal: () => AbortSignal.timeout(TIMEOUT_MS) }
}
