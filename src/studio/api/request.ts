import { secureFetch } from '../../render/client/secureFetch'
import { isViolation, type Violation } from '../../tree'
import { tellChanged } from './lists'

/** A validation error of the server; the message names the field. */
export interface RequestProblem {
  path: string | null
  message: string
  /** The rule of the tree that is broken, where it is one. */
  fault?: Violation
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

/** In milliseconds. Longer than any request of the studio should take. */
const TIME_LIMIT = 30_000
const TOO_LATE = `The server has not answered for ${TIME_LIMIT / 1000} seconds.`

const FAILED =
  'Something went wrong on the server. Try again; if it happens again, tell whoever looks after this site when it did.'

/** A call of our own API in JSON. Never throws: `ok: false` has a sentence for the editor. Status 0: not reached; 504: too late. */
export async function request<Data>({ url, method = 'GET', body, signal }: Request): Promise<Answer<Data>> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT)
  try {
    const response = await secureFetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    })
    const answer = await read<Data>(response, limit.signal)
    if (answer.ok && method !== 'GET') tellChanged([url])
    return answer
  } catch {
    if (limit.signal.aborted) return failure({ status: 504, data: { errors: [{ message: TOO_LATE }] } })
    return answerOf({ status: 0, data: null })
  } finally {
    clearTimeout(timer)
  }
}

async function read<Data>(response: Response, limit: AbortSignal): Promise<Answer<Data>> {
  const data: unknown = await response.json().catch(() => null)
  limit.throwIfAborted()
  return answerOf({ status: response.status, data })
}

/** Converts a response to a result, with a sentence for the user on an error. Status 0: the server was not reached. */
export function answerOf<Data>({ status, data }: { status: number; data: unknown }): Answer<Data> {
  if (status === 0) return { ok: false, status, message: 'The server cannot be reached.', problems: [], data: null }
  return status < 300 ? { ok: true, status, data: data as Data } : failure({ status, data })
}

function failure({ status, data }: { status: number; data: unknown }): Answer<never> {
  const problems = readProblems(data)
  return { ok: false, status, message: sentence({ status, problems }), problems, data }
}

/** Reads the errors of Payload's `{ errors: [{ message, data: { errors: [{ path, message }] } }] }`. */
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
  // Payload's generic message for errors that it does not expose.
  if (status >= 500 && known.every((message) => message === 'Something went wrong.')) return FAILED
  if (known.length > 0) return [...new Set(known)].join(' ')
  if (status === 401) return 'Your session has ended. Sign in again.'
  if (status === 403) return 'You are not allowed to do this.'
  return `The server answered with an error (${status}).`
}

function toProblem(error: unknown): RequestProblem {
  const path = propertyOf(error, 'path') ?? propertyOf(error, 'field')
  const message = propertyOf(error, 'message')
  const fault = propertyOf(error, 'fault')
  return {
    path: typeof path === 'string' ? path : null,
    message: typeof message === 'string' ? message : '',
    fault: isViolation(fault) ? fault : undefined,
  }
}

function listOf(value: unknown, key: string): unknown[] {
  const list = propertyOf(value, key)
  return Array.isArray(list) ? list : []
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
