import { createHmac } from 'node:crypto'
import { isSameSignature } from '../../collections/core/secrets'

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
  return isSameSignature(signature, signImage(signed))
}
