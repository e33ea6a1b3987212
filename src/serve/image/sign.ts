import { createHmac } from 'node:crypto'
import { isSameSignature } from '../../collections/core/secrets'

const LENGTH = 16

export interface Signed {
  /** The crop as written in the address. */
  crop: string
  filename: string
  secret: string
  /** The file is for an audience: the address works only for users who may open the file. */
  isKept?: boolean
}

/** Returns 96 bits of an HMAC-SHA256. The server renders only addresses that it has signed. */
export function signImage({ crop, filename, secret, isKept = false }: Signed): string {
  const key = `voix:image:${isKept ? 'kept:' : ''}${secret}`
  return createHmac('sha256', key).update(`${crop}/${filename}`).digest('base64url').slice(0, LENGTH)
}

export function isSignedImage({ signature, ...signed }: Signed & { signature: string }): boolean {
  return isSameSignature(signature, signImage(signed))
}
