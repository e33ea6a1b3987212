import { createHmac } from 'node:crypto'
import { isSameSignature } from '../../collections/core/secrets'

const LENGTH = 16

export interface Signed {
  /** The crop as it stands in the address. */
  crop: string
  filename: string
  secret: string
  /** The file is for an audience: the address works for those alone who may open the file. */
  isKept?: boolean
}

/** 96 bits of HMAC-SHA256: only addresses that the server wrote make it draw. */
export function signImage({ crop, filename, secret, isKept = false }: Signed): string {
  const key = `voix:image:${isKept ? 'kept:' : ''}${secret}`
  return createHmac('sha256', key).update(`${crop}/${filename}`).digest('base64url').slice(0, LENGTH)
}

export function isSignedImage({ signature, ...signed }: Signed & { signature: string }): boolean {
  return isSameSignature(signature, signImage(signed))
}
