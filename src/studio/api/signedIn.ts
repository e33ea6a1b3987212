import type { AnswerOf } from '../../contract/endpoint'
import { readUser, signInUser } from '../../contract/session'
import type { StudioBoot } from '../model/boot'
import { call } from './call'

export interface SignedInUser {
  id: string
  name: string
  email: string
}

type Place = Pick<StudioBoot, 'apiRoute'> & { collections: { users: string } }

/**
 * Returns the user of this browser's session, which another tab may have changed. `unknown`: the server did not
 * respond.
 */
export async function whoIsSignedIn({
  apiRoute,
  collections: { users },
}: Place): Promise<SignedInUser | null | 'unknown'> {
  const answer = await call(apiRoute, readUser, { params: { users } })
  return answer.ok ? toUser(answer.data) : 'unknown'
}

type SignedIn = { ok: true; user: SignedInUser | null } | { ok: false; message: string }

/** Signs in without leaving the page. */
export async function signIn(
  { apiRoute, collections: { users } }: Place,
  body: Record<'email' | 'password', string>,
): Promise<SignedIn> {
  const answer = await call(apiRoute, signInUser, { params: { users }, body })
  return answer.ok ? { ok: true, user: toUser(answer.data) } : { ok: false, message: answer.message }
}

function toUser({ user }: AnswerOf<typeof readUser>): SignedInUser | null {
  if (!user) return null
  const email = user.email ?? ''
  return { id: String(user.id), name: user.name || email, email }
}
