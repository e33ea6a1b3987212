import { parseUrl } from '../tree'
import type { Role } from './context'

/** What the provider says of whoever signs in: of the ID token and of its userinfo endpoint. */
export interface SignInClaims {
  /** Who it is, for ever and at this provider alone. */
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  readonly [claim: string]: unknown
}

/** A provider of OpenID Connect, by which people sign in beside their password: `voix({ signIn })`. */
export interface SignInOptions {
  /** Stands on the button, after "Sign in with": `Acme`. */
  name: string
  /** The issuer, whose `/.well-known/openid-configuration` says the rest. `https://`, but on the own machine. */
  issuer: string
  /** Of the application at the provider. The provider is told the address of the return: `<origin><admin><returnPath>`. */
  clientId: string
  /** Default: none, a public client. PKCE (S256) is used either way. */
  clientSecret?: string
  /** Default: `openid`, `email`, `profile`. */
  scopes?: readonly string[]
  /** Where the provider sends people back to, below the admin. Default: `/auth/callback`. */
  returnPath?: `/${string}`
  /**
   * The roles of an account, by what the provider says: asked at every sign-in, and written to the account. `null` leaves an account
   * as it is, and makes none for who has none.
   *
   * ```ts
   * roles: ({ groups }) => (Array.isArray(groups) && groups.includes('web') ? 'editor' : null)
   * ```
   *
   * Default: nobody gets an account by signing in; an administrator makes it first, with the e-mail address that the provider has.
   */
  roles?: (claims: SignInClaims) => Role | readonly Role[] | null | undefined
  /** Whether e-mail addresses count as verified of which the provider does not say so. Default `false`. */
  trustEmail?: boolean
}

/** The path below the admin to which a provider redirects. */
export const RETURN_PATH = '/auth/callback'

/** The option with its defaults. */
export type ResolvedSignIn = SignInOptions & Required<Pick<SignInOptions, 'scopes' | 'returnPath' | 'trustEmail'>>

export function resolveSignIn(signIn: SignInOptions | undefined): ResolvedSignIn | null {
  if (!signIn) return null
  return { scopes: ['openid', 'email', 'profile'], returnPath: RETURN_PATH, trustEmail: false, ...signIn }
}

/** Why somebody was not signed in -> what the login says. `%s`: the name of the provider. */
export const SIGN_IN_PROBLEMS = {
  stale: 'This sign-in was begun elsewhere, or too long ago. Try again.',
  denied: '%s did not sign you in: it was cancelled, or your account there may not use this site.',
  failed: 'Signing in with %s did not work. Try again; if it stays so, ask an administrator: the reason is in the log.',
  unreachable: '%s cannot be reached. Try again in a minute, or sign in with your password.',
  unknown: 'There is no account for you here. Ask an administrator for one with your e-mail address at %s.',
  unverified: '%s has not verified your e-mail address. Do that there first, then sign in again.',
  deactivated: 'Your account is deactivated. Ask an administrator.',
  many: 'Too many are trying to sign in. Try again in a minute.',
} as const

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS

/** What is wrong with the option; `null`: nothing. */
export function signInProblem(signIn: SignInOptions, { hasRoleField }: { hasRoleField: boolean }): string | null {
  const { clientId, issuer, name, returnPath, roles } = signIn
  if (!name) return 'has no `name`. Say what stands on the button after "Sign in with".'
  if (!clientId) return 'has no `clientId`. The provider gives it to you when you register the application there.'
  const url = parseUrl(issuer)
  if (!url || !(issuer.startsWith('https:') || isLocal(url)))
    return `has the issuer "${issuer}". Give the address that starts with https:// (http:// on localhost only).`
  if (returnPath !== undefined && !/^\/[\w/-]+$/.test(returnPath))
    return `has the returnPath "${returnPath}". Give a path below the admin, such as /auth/callback.`
  if (roles && !hasRoleField)
    return 'has `roles`, but the option "roles" tells what accounts may do. Leave one of the two out.'
  return null
}

/** The own machine, where nobody listens between the two. */
export function isLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
