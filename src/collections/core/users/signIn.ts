import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { addressOf } from '../../../options/forwarded.mjs'
import { compareNothing } from './passwords'
import { forgive, slowDown } from './signInAttempts'

/**
 * Makes a login take as long, and fail with the same message, whether or not the account exists. Delays repeated
 * attempts by account and address. Payload's lock is not used, since it reveals accounts and locks out their owners.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = ((args as { data?: unknown }).data ?? {}) as { email?: unknown; password?: unknown }
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return args
  const address = email.toLowerCase().trim()
  await slowDown(keysOf({ req, email: address }))
  const found = await req.payload.db.findOne({
    collection: collection.slug,
    where: { email: { equals: address } },
    select: { email: true },
    req,
  })
  if (!found) await compareNothing(password)
  return args
}

/** Clears the counted attempts after a login. */
export const forgiveSignIn: CollectionAfterLoginHook = ({ req, user }) => {
  forgive(keysOf({ req, email: String((user as { email?: unknown }).email) }))
}

export function keysOf({ req, email }: { req: PayloadRequest; email: string }): string[] {
  return [`account:${email}`, ...addressKeys(req)]
}

/** Returns the key of the client's address, if it is known. */
export function addressKeys(req: PayloadRequest): string[] {
  const from = addressOf(req)
  return from === '' ? [] : [`address:${from}`]
}
