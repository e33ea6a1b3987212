import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const CLIENT = { clientId: 'voix', clientSecret: 'secret-of-the-client' }

export type Claims = Record<string, unknown>

export interface RunningProvider {
  issuer: string
  /** The users and their claims, by `sub`. */
  people: Map<string, Claims>
  /** Follows the provider's pages as a user's browser does, and returns the address that it redirects back to. */
  visit: (address: string, as: { sub: string } | 'nobody') => Promise<URL>
  stop: () => Promise<void>
}

/** Starts a provider of OpenID Connect on a free port. `redirectUris` belong to its only client. */
export async function startProvider(redirectUris: readonly string[]): Promise<RunningProvider> {
  const people = new Map<string, Claims>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['key-of-the-cookies'] },
    features: { devInteractions: { enabled: true }, revocation: { enabled: true }, introspection: { enabled: true } },
    findAccount: (_ctx: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    issueRefreshToken: () => true,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => true },
  })
  server.on('request', provider.callback())
  return {
    issuer,
    people,
    visit: (address, as) => walk({ issuer, address, as }),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Follows redirects, signs in and consents where the provider requires it, until an address is not the provider's. */
async function walk({ issuer, address, as }: { issuer: string; address: string; as: { sub: string } | 'nobody' }) {
  const jar = new Map<string, string>()
  let next: { url: URL; form?: URLSearchParams } = { url: new URL(address) }
  for (let step = 0; step < 20; step += 1) {
    const { url, form } = next
    if (url.origin !== issuer) return url
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = response.headers.get('location')
    const text = await response.text()
    if (location !== null) next = { url: new URL(location, url) }
    else if (!response.ok) throw new Error(`The provider answered ${response.status}: ${text.slice(0, 2000)}`)
    else next = answerOf({ url, page: text, as })
  }
  throw new Error('The provider led nowhere.')
}

/** Returns the user's input on a page of the provider: signs in, consents or cancels. */
function answerOf({ url, page, as }: { url: URL; page: string; as: { sub: string } | 'nobody' }) {
  if (as === 'nobody') {
    const [, abort] = /href="([^"]*\/abort)"/.exec(page) ?? []
    return { url: new URL(abort ?? '', url) }
  }
  const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? []
  const [, action] = /action="([^"]+)"/.exec(page) ?? []
  return { url: new URL(action ?? '', url), form: new URLSearchParams({ prompt, login: as.sub, password: 'any' }) }
}
