import { headers } from 'next/headers'
import { NONCE_HEADER } from '../proxy/withNonce'

/** The word that scripts of this answer carry, where it is made for one person; what everybody gets has none. */
export async function readNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined
}
