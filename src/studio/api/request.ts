/** What the server objects to: the message names the culprit. */
export interface RequestProblem {
  path: string | null
  message: string
}

export type Answer<Data> =
  | { ok: true; status: number; data: Data }
  | { ok: false; status: number; message: string; problems: RequestProblem[]; data: unknown }

interface Request {
  url: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
}

/**
 * A call of our own API in JSON. It never throws: a failure comes back as `ok: false` with a sentence for the editor.
 * Status 0 means that the server was not reached.
 */
export async function request<Data>({ url, method = 'GET', body, signal }: Request): Promise<Answer<Data>> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
  } catch {
    return { ok: false, status: 0, message: 'The server cannot be reached.', problems: [], data: null }
  }
  const data: unknown = await response.json().catch(() => null)
  if (response.ok) return { ok: true, status: response.status, data: data as Data }
  const problems = readProblems(data)
  return {
    ok: false,
    status: response.status,
    message: sentence({ status: response.status, problems }),
    problems,
    data,
  }
}

/** Payload answers `{ errors: [{ message, data: { errors: [{ path, message }] } }] }`. */
export function readProblems(data: unknown): RequestProblem[] {
  const errors = listOf(data, 'errors')
  return errors.flatMap((error) => {
    const inner = listOf(propertyOf(error, 'data'), 'errors')
    if (inner.length > 0) return inner.map(toProblem)
    return [toProblem(error)]
  })
}

function sentence({ status, problems }: { status: number; problems: RequestProblem[] }): string {
  const known = problems.map(({ message }) => message).filter((message) => message !== '')
  if (known.length > 0) return [...new Set(known)].join(' ')
  if (status === 401) return 'Your session has ended. Sign in again.'
  if (status === 403) return 'You are not allowed to do this.'
  return `The server answered with an error (${status}).`
}

function toProblem(error: unknown): RequestProblem {
  const path = propertyOf(error, 'path') ?? propertyOf(error, 'field')
  const message = propertyOf(error, 'message')
  return { path: typeof path === 'string' ? path : null, message: typeof message === 'string' ? message : '' }
}

function listOf(value: unknown, key: string): unknown[] {
  const list = propertyOf(value, key)
  return Array.isArray(list) ? list : []
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
