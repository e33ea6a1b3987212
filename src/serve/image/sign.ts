import { createHmac, timingSafeEqual } from 'node:crypto'

const LENGTH = 16

export interface Signed {
  /** The crop as it stands in the address. */
  crop: string
  filename: string
  secret: string
}

/** 96 bits of HMAC-SHA256: only addresses that the server wrote make it draw. */
export function signImage({ crop, filename, secret }: Signed): string {
  return createHmac('sha256', `voix:image:${secret}`).update(`${crop}/${filename}`).digest('base64url').slice(0, LENGTH)
}

export function isSignedImage({ signature, ...signed }: Signed & { signature: string }): boolean {
  const expected = Buffer.from(signImage(signed))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
