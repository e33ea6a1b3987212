import { randomUUID } from 'node:crypto'

/** The administrator's account. */
export const ADMIN = {
  email: process.env.VOIX_ADMIN_EMAIL ?? 'admin@example.com',
  password: process.env.VOIX_ADMIN_PASSWORD ?? 'Secret-123-secret',
}

const VARIABLE = 'VOIX_E2E_SESSIONS'

interface Cookie {
  name: string
  value: string
  url: string
}

/**
 * Creates and signs in an administrator per worker: Payload may lose one of two sessions of a user that change at the
 * same moment.
 */
export async function openSessions({ baseURL, workers }: { baseURL: string; workers: number }): Promise<void> {
  const Cookie = cookieHeader(await signInBy({ baseURL, account: ADMIN }))
  const sessions: Cookie[][] = []
  for (let worker = 0; worker < workers; worker++) {
    const account = { email: `worker-${randomUUID()}@example.com`, password: ADMIN.password }
    const body = { ...account, name: `Worker ${worker}`, roles: ['administrator'] }
    const answer = await post({ baseURL, path: '/api/users', body, headers: { Cookie } })
    if (!answer.ok) throw new Error(`The administrator ${account.email} cannot be made: ${await answer.text()}`)
    sessions.push(await signInBy({ baseURL, account }))
  }
  process.env[VARIABLE] = JSON.stringify(sessions)
}

/** Signs in with a new session and returns its cookies. */
export async function signInBy({
  baseURL,
  account,
}: {
  baseURL: string
  account: { email: string; password: string }
}): Promise<Cookie[]> {
  const answer = await post({ baseURL, path: '/api/users/login', body: account })
  if (!answer.ok) throw new Error(`${account.email} cannot sign in: ${await answer.text()}`)
  return answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, url: baseURL }
  })
}

export function cookieHeader(cookies: readonly Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Returns the cookies of a worker's session by its number from 0, or `undefined` without a session. */
export function sessionOf(worker: number): Cookie[] | undefined {
  return (JSON.parse(process.env[VARIABLE] ?? '[]') as Cookie[][])[worker]
}

/** Returns a token of the administrator: of this worker's session, or of a new one. */
export async function adminToken({ baseURL }: { baseURL: string | undefined }): Promise<string> {
  const own = sessionOf(Number(process.env.TEST_PARALLEL_INDEX))
  const cookies = own ?? (await signInBy({ baseURL: baseURL ?? '', account: ADMIN }))
  return cookies.find(({ name }) => name.endsWith('-token'))?.value ?? ''
}

function post(request: { baseURL: string; path: string; body: object; headers?: Record<string, string> }) {
  const { baseURL, path, body, headers } = request
  return fetch(baseURL + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: baseURL, ...headers },
    body: JSON.stringify(body),
  })
}
