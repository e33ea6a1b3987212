import { sql } from '@payloadcms/db-postgres'
import { executeAuthStrategies, type AfterErrorHook, type PayloadRequest } from 'payload'
import { isConnectionError } from '../../collections/core/database/connectionError'
import { busyMessage, causesOf } from '../../collections/core/database/busy'
import { execute } from '../../collections/core/database/execute'
import { isValueError } from '../../collections/core/database/valueError'
import { isRecord, readSegment } from '../../tree'
import { hasSessionCookie } from './withoutTokens'

const UNFIT =
  'A value does not fit: a text with the NUL character, a number out of range, a comparison that a field lacks, or a field that does not exist.'
const UNREADABLE = 'The address is invalid: it contains the NUL character or an invalid percent code.'
/** PostgreSQL's `undefined_table` and `undefined_column`. */
const MISSING: ReadonlySet<unknown> = new Set(['42P01', '42703'])
const OUTDATED =
  'The database lacks a table or a column of this version. Make a migration where a field was added, and start the server again, which runs it.'
// A hook that calls another service fails with the same codes as the database.
const AWAY = 'The server cannot reach its database or another service. Try again in a moment.'
const UNRECOGNISED =
  'The database cannot be reached, so users cannot be recognised. Nothing was changed. Try again in a moment.'

/**
 * Restores the messages of errors in responses. A production build contains a copy of Payload per layer of Next, and an
 * `APIError` of one is not recognised by another, which hides its data and message. Also maps database errors: waiting
 * too long is a 503, an invalid value a 400. While the database is down, users with a session get a 503 instead of a
 * 403.
 */
export const publicErrors: AfterErrorHook = async ({ error, req, result }) => {
  const say = (message: string, status: number) => ({
    response: { ...result, errors: [{ name: 'APIError', message }] },
    status,
  })
  const busy = busyMessage(error)
  if (busy !== null) return say(busy, 503)
  if (isConnectionError(error)) return say(AWAY, 503)
  if (isRefusal(error) && req && !req.user && carriesSession(req) && (await wasUnrecognised(req)))
    return say(UNRECOGNISED, 503)
  if (isValueError(error)) return say(UNFIT, 400)
  if (causesOf(error).some(({ code }) => MISSING.has(code))) return say(OUTDATED, 500)
  if (!isPublicError(error) && readSegment(req?.url ?? '') === null) return say(UNREADABLE, 400)
  const refused = req?.file && fileProblem(error, req)
  if (refused) return { response: { ...result, errors: [namedError(refused, error)] }, status: 400 }
  if (!isPublicError(error) || !result || isListed({ result, error })) return undefined
  const { message, data } = error
  const name = Array.isArray(data?.errors) ? 'ValidationError' : 'APIError'
  return { response: { ...result, errors: [{ name, message, ...(data ? { data } : {}) }] } }
}

/** Returns Payload's message about a refused file with the name of the file. */
function fileProblem(error: unknown, { file, t }: PayloadRequest): string | null {
  if (!isRecord(error) || !file) return null
  if (error.message === t('error:problemUploadingFile')) return `"${file.name}" cannot be read. Save it again.`
  const { errors } = (isRecord(error.data) ? error.data : {}) as { errors?: unknown }
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : []
  return isRecord(first) && first.path === 'file' ? `"${file.name}" is refused: ${String(first.message)}` : null
}

function namedError(message: string, error: unknown) {
  const isOfField = isRecord(error) && isRecord(error.data)
  return isOfField
    ? { name: 'ValidationError', message, data: { errors: [{ path: 'file', message }] } }
    : { name: 'APIError', message }
}

function isRefusal(error: unknown): boolean {
  return isRecord(error) && (error.status === 401 || error.status === 403)
}

function carriesSession(req: PayloadRequest): boolean {
  return req.headers.has('Authorization') || hasSessionCookie(req)
}

/**
 * Returns whether the user of the request could not be determined because the database was down. It may be up again.
 */
async function wasUnrecognised(req: PayloadRequest): Promise<boolean> {
  try {
    await execute({ req, statement: sql`select 1` })
    const { user } = await executeAuthStrategies({ payload: req.payload, headers: req.headers })
    return user !== null
  } catch {
    return true
  }
}

interface PublicError {
  message: string
  data: Record<string, unknown> | null
}

function isPublicError(error: unknown): error is PublicError {
  return isRecord(error) && error.isOperational === true && error.isPublic === true && 'data' in error
}

function isListed({ result, error }: { result: object; error: PublicError }): boolean {
  const { errors } = result as { errors?: unknown }
  const listed = Array.isArray(errors)
    ? errors.find((one) => isRecord(one) && one.message === error.message)
    : undefined
  return isRecord(listed) && (!error.data || isRecord(listed.data))
}
