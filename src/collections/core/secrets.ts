import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Of a link: 256 bits, shown to whoever makes it and to nobody again. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** All that is stored of a secret: it leads nowhere, and a secret that is random and long cannot be guessed back from it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a signature is the wanted one. How long the answer takes tells nothing of it. */
export function isSameSignature(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
