import type { AfterErrorHook } from 'payload'
import { busyMessage } from '../../collections/core/database/busy'

/**
 * Says what went wrong to whom it may be said. A production build holds Payload once per layer of Next, and an error of one layer
 * is no `APIError` to another, which leaves out its data, and of a class without a name its message too. A write that had to wait too
 * long is a 503 that says so.
 */
export const publicErrors: AfterErrorHook = ({ error, result }) => {
  const busy = busyMessage(error)
  if (busy !== null) return { response: { ...result, errors: [{ name: 'APIError', message: busy }] }, status: 503 }
  if (!isPublicError(error) || !result || isSaid({ result, error })) return undefined
  const { message, data } = error
  const name = Array.isArray(data?.errors) ? 'ValidationError' : 'APIError'
  return { response: { ...result, errors: [{ name, message, ...(data ? { data } : {}) }] } }
}

interface PublicError {
  message: string
  data: Record<string, unknown> | null
}

function isPublicError(error: unknown): error is PublicError {
  return isRecord(error) && error.isOperational === true && error.isPublic === true && 'data' in error
}

function isSaid({ result, error }: { result: object; error: PublicError }): boolean {
  const { errors } = result as { errors?: unknown }
  const said = Array.isArray(errors) ? errors.find((one) => isRecord(one) && one.message === error.message) : undefined
  return isRecord(said) && (!error.data || isRecord(said.data))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
