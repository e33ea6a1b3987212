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
 * The account of whoever the provider says it is: by who they are there, else by a verified e-mail address, which is remembered from then
 * on; else a new one, where the claims give it a role.
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
  // Anybody may write any address into an account elsewhere: unverified it would open that of somebody else here.
  if (claims.email_verified !== true && !signIn.trustEmail) return { problem: 'unverified' }
  const invited = await findAccount(asking, { email: { equals: email } })
  // The address has gone to somebody else there: who this account is of is for an administrator to say.
  if (invited && hasOtherIdentity(invited, signIn)) return { problem: 'unknown' }
  if (invited)
    return { user: await withRoles(asking, await write(asking, invited, { externalIdentity: identityOf(asking) })) }
  const roles = rolesOf(asking)
  return roles ? { user: await makeAccount(asking, { email, roles }) } : { problem: 'unknown' }
}

async function findAccount({ req }: Asking, where: Where): Promise<TypedUser | undefined> {
  // system: nobody is signed in yet.
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

/** `null`: the provider says nothing of them. */
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
  // system: what the provider says of an account, which no account may write of itself.
  return (await req.payload.update({ collection, id, data, depth: 0, overrideAccess: true, req })) as TypedUser
}

async function makeAccount(asking: Asking, account: { email: string; roles: string[] }): Promise<TypedUser> {
  const { req, claims } = asking
  const data = {
    ...account,
    name: claims.name ?? account.email,
    externalIdentity: identityOf(asking),
    // Nobody knows it: the provider is the way in, or a link to choose another.
    password: crypto.randomBytes(32).toString('base64url'),
  }
  const collection = slugsOf(req).users
  // system: the application's `roles` of the claims say that they get an account.
  const made = await req.payload.create({ collection, data: data as never, depth: 0, overrideAccess: true, req })
  return made as TypedUser
}
