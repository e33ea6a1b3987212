import crypto from 'node:crypto'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { refuse } from '../refuse'

const SHORTEST = 12

/** The parameters of Payload's password hashes, marked by a prefix, and of older hashes without it. */
const MARK = 'pbkdf2-sha256-v1:'
const MARKED = { rounds: 600_000, bytes: 32 }
const UNMARKED = { rounds: 25_000, bytes: 512 }

/** Refuses short passwords in every operation that sets one. */
export const checkLength: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown }
  const isSet = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  if (isSet && typeof password === 'string' && password !== '' && password.length < SHORTEST) {
    const message = `A password has at least ${SHORTEST} characters.`
    refuse({ collection: collection.slug, errors: [{ path: 'password', message }], req })
  }
  return args
}

/** Returns whether it is the password of an account. */
export async function isPasswordOf({
  req,
  id,
  password,
}: {
  req: PayloadRequest
  id: number | string
  password: string
}): Promise<boolean> {
  const account = await req.payload.db.findOne<{ id: string; hash?: string | null; salt?: string | null }>({
    collection: slugsOf(req).users,
    where: { id: { equals: id } },
    req,
  })
  const { hash, salt } = account ?? {}
  if (!hash || !salt) return false
  const isMarked = hash.startsWith(MARK)
  const stored = Buffer.from(isMarked ? hash.slice(MARK.length) : hash, 'hex')
  const made = await hashed({ password, salt, ...(isMarked ? MARKED : UNMARKED) })
  return made.length === stored.length && crypto.timingSafeEqual(made, stored)
}

/** Takes as long as comparing a password, so that the response time does not depend on the account. */
export async function compareNothing(password: string): Promise<void> {
  await hashed({ password, salt: crypto.randomBytes(32).toString('hex'), ...MARKED })
}

interface Hashing {
  password: string
  salt: string
  rounds: number
  bytes: number
}

function hashed({ password, salt, rounds, bytes }: Hashing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, rounds, bytes, 'sha256', (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}
