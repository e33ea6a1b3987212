import { parseUrl } from '../tree'
import type { Role } from './context'

/** The claims of a user, from the ID token and the provider's userinfo endpoint. */
export interface SignInClaims {
  /** The permanent id of the user, unique at this provider. */
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  readonly [claim: string]: unknown
}

/** An OpenID Connect provider for sign-in, in addition to passwords: `voix({ signIn })`. */
export interface SignInOptions {
  /** The name on the button, after "Sign in with": `Acme`. */
  name: string
  /**
   * The issuer, whose `/.well-known/openid-configuration` has the endpoints. Must be `https://`, except on localhost.
   */
  issuer: string
  /**
   * The client id of the application at the provider. Register this redirect URI there: `<origin><admin><returnPath>`.
   */
  clientId: string
  /** Default: none, a public client. PKCE (S256) is used either way. */
  clientSecret?: string
  /** Default: `openid`, `email`, `profile`. */
  scopes?: readonly string[]
  /** The path below the admin to which the provider redirects. Default: `/auth/callback`. */
  returnPath?: `/${string}`
  /**
   * Returns the roles of an account from the provider's claims. It is called on every sign-in, and the result is
   * written to the account. `null` leaves an existing account unchanged and creates no account.
   *
   * ```ts
   * roles: ({ groups }) => (Array.isArray(groups) && groups.includes('web') ? 'editor' : null)
   * ```
   *
   * Default: signing in creates no accounts. An administrator first creates the account with the e-mail address that
   * the provider has.
   */
  roles?: (claims: SignInClaims) => Role | readonly Role[] | null | undefined
  /** Whether an e-mail address counts as verified if the provider does not say so. Default `false`. */
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

/** Reason of a failed sign-in -> message on the login screen. `%s` is the name of the provider. */
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

/** Returns the error message of the option, without the option's name, or `null`. */
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

/** Whether the address is on this machine, where plain HTTP cannot be intercepted. */
export function isLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
