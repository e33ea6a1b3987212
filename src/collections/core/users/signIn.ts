import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { addressOf } from '../../../options/forwarded.mjs'
import { compareNothing } from './passwords'
import { forgive, slowDown } from './tries'

/**
 * Signing in takes as long, and fails with the same words, whether there is such an account or not. Many tries are slowed down, by account
 * and by address; Payload would lock the account, which tells that there is one and shuts out whom it belongs to.
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

/** Whoever gets in has made no wrong try. */
export const forgiveSignIn: CollectionAfterLoginHook = ({ req, user }) => {
  forgive(keysOf({ req, email: String((user as { email?: unknown }).email) }))
}

export function keysOf({ req, email }: { req: PayloadRequest; email: string }): string[] {
  return [`account:${email}`, ...addressKeys(req)]
}

/** Where a try comes from, if that is known. */
export function addressKeys(req: PayloadRequest): string[] {
  const from = addressOf(req)
  return from === '' ? [] : [`address:${from}`]
}
