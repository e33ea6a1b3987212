import { request, type Answer } from './request'

export interface SignedInUser {
  id: string
  name: string
  email: string
}

interface UserAnswer {
  user: { id: string | number; name?: string | null; email?: string | null } | null
}

/** Who this browser is signed in as by now: another tab may have changed it. `unknown`: the server did not say. */
export async function whoIsSignedIn(usersUrl: string): Promise<SignedInUser | null | 'unknown'> {
  const answer = await request<UserAnswer>({ url: `${usersUrl}/me` })
  return answer.ok ? toUser(answer.data) : 'unknown'
}

type SignedIn = { ok: true; user: SignedInUser | null } | { ok: false; message: string }

/** Signs in without leaving the page. `usersUrl`: Payload's address of the users. */
export async function signIn({
  usersUrl,
  ...body
}: Record<'usersUrl' | 'email' | 'password', string>): Promise<SignedIn> {
  const answer: Answer<UserAnswer> = await request({ method: 'POST', url: `${usersUrl}/login`, body })
  return answer.ok ? { ok: true, user: toUser(answer.data) } : { ok: false, message: answer.message }
}

function toUser({ user }: UserAnswer): SignedInUser | null {
  if (!user) return null
  const email = user.email ?? ''
  return { id: String(user.id), name: user.name || email, email }
}
