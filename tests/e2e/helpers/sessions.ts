import { request, type Cookie } from '@playwright/test'

/** The administrator's account. */
export const ADMIN = {
  email: process.env.VOIX_ADMIN_EMAIL ?? 'admin@example.com',
  password: process.env.VOIX_ADMIN_PASSWORD ?? 'Secret-123-secret',
}

const VARIABLE = 'VOIX_E2E_SESSIONS'

/**
 * Makes an administrator per worker and signs it in: Payload may lose one of two sessions of a user that change at the same
 * moment.
 */
export async function openSessions({ baseURL, workers }: { baseURL: string; workers: number }): Promise<void> {
  const first = await signInBy({ baseURL, account: ADMIN })
  const sessions: Cookie[][] = []
  for (let worker = 0; worker < workers; worker++) {
    const account = { email: `worker-${worker}@example.com`, password: ADMIN.password }
    const data = { ...account, name: `Worker ${worker}`, roles: ['administrator'] }
    const answer = await first.post('/api/users', { data, headers: { Origin: new URL(baseURL).origin } })
    if (!answer.ok()) throw new Error(`The administrator ${account.email} cannot be made: ${await answer.text()}`)
    const own = await signInBy({ baseURL, account })
    sessions.push((await own.storageState()).cookies)
    await own.dispose()
  }
  await first.dispose()
  process.env[VARIABLE] = JSON.stringify(sessions)
}

async function signInBy({ baseURL, account }: { baseURL: string | undefined; account: typeof ADMIN }) {
  const context = await request.newContext({ baseURL })
  const answer = await context.post('/api/users/login', { data: account })
  if (!answer.ok()) throw new Error(`${account.email} cannot sign in: ${await answer.text()}`)
  return context
}

/** The cookies of a worker's session; `undefined` when none was opened for it. */
export function sessionOf(worker: number): Cookie[] | undefined {
  return (JSON.parse(process.env[VARIABLE] ?? '[]') as Cookie[][])[worker]
}

/** A token of the administrator: of this worker's session, or of a new one. */
export async function adminToken({ baseURL }: { baseURL: string | undefined }): Promise<string> {
  const own = sessionOf(Number(process.env.TEST_PARALLEL_INDEX))?.find(({ name }) => name.endsWith('-token'))
  if (own) return own.value
  const context = await signInBy({ baseURL, account: ADMIN })
  const { cookies } = await context.storageState()
  await context.dispose()
  return cookies.find(({ name }) => name.endsWith('-token'))?.value ?? ''
}
