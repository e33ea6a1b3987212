import crypto from 'node:crypto'
import type { PayloadRequest, TypedUser, Where } from 'payload'
import type { ResolvedSignIn, SignInClaims, SignInProblem } from '../../options/signIn'
import { slugsOf } from '../../options/getVoix'

export type Found = { user: TypedUser } | { problem: SignInProblem }

interface Asking {
  req: PayloadRequest
  signIn: ResolvedSignIn
  claims: SignInClaims
}

/**
 * Finds the account of a provider's user: by the stored identity, or by a verified e-mail address, whose identity is
 * then stored. Otherwise creates one if the claims have roles.
 */
export async function accountOf(asking: Asking): Promise<Found> {
  const { signIn, claims } = asking
  const known = await findAccount(asking, {
    and: [
      { 'externalIdentity.provider': { equals: signIn.issuer } },
      { 'externalIdentity.subject': { equals: claims.sub } },
    ],
  })
  if (known) return { user: await withRoles(asking, known) }
  const email = claims.email?.toLowerCase().trim()
  if (!email) return { problem: 'unknown' }
  // An unverified address could be entered by anyone, who would then get another user's account.
  if (claims.email_verified !== true && !signIn.trustEmail) return { problem: 'unverified' }
  const invited = await findAccount(asking, { email: { equals: email } })
  // The address may have a new owner at the provider, so an administrator has to decide.
  if (invited && hasOtherIdentity(invited, signIn)) return { problem: 'unknown' }
  if (invited)
    return { user: await withRoles(asking, await write(asking, invited, { externalIdentity: identityOf(asking) })) }
  const roles = rolesOf(asking)
  return roles ? { user: await makeAccount(asking, { email, roles }) } : { problem: 'unknown' }
}

async function findAccount({ req }: Asking, where: Where): Promise<TypedUser | undefined> {
  // system: no user is signed in yet.
  const found = await req.payload.find({
    collection: slugsOf(req).users,
    where,
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return found.docs[0] as TypedUser | undefined
}

function hasOtherIdentity(user: TypedUser, { issuer }: ResolvedSignIn): boolean {
  const { externalIdentity: identity } = user as { externalIdentity?: { provider?: unknown; subject?: unknown } | null }
  return identity?.provider === issuer && Boolean(identity.subject)
}

function identityOf({ signIn, claims }: Asking) {
  return { provider: signIn.issuer, subject: claims.sub }
}

/** Returns the roles of the claims, or `null` without any. */
function rolesOf({ signIn, claims }: Asking): string[] | null {
  const roles = [signIn.roles?.(claims) ?? []].flat()
  return roles.length > 0 ? roles : null
}

async function withRoles(asking: Asking, user: TypedUser): Promise<TypedUser> {
  const roles = rolesOf(asking)
  const { roles: before } = user as { roles?: readonly string[] | null }
  const isSame = !roles || [...roles].sort().join() === [...(before ?? [])].sort().join()
  return isSame ? user : write(asking, user, { roles })
}

async function write({ req }: Asking, { id }: TypedUser, data: Record<string, unknown>): Promise<TypedUser> {
  const collection = slugsOf(req).users
  // system: data of the provider, which accounts may not write themselves.
  return (await req.payload.update({ collection, id, data, depth: 0, overrideAccess: true, req })) as TypedUser
}

async function makeAccount(asking: Asking, account: { email: string; roles: string[] }): Promise<TypedUser> {
  const { req, claims } = asking
  const data = {
    ...account,
    name: claims.name ?? account.email,
    externalIdentity: identityOf(asking),
    // A random password, so that the user signs in by the provider or resets it by e-mail.
    password: crypto.randomBytes(32).toString('base64url'),
  }
  const collection = slugsOf(req).users
  // system: the application's `roles` function grants the account.
  const made = await req.payload.create({ collection, data: data as never, depth: 0, overrideAccess: true, req })
  return made as TypedUser
}
