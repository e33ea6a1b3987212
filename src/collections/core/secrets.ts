import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns the secret of a link: 256 random bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the SHA-256 of a secret, which is stored instead of it. A slow hash is not needed for random secrets. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares signatures in constant time. */
export function isSameSignature(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
