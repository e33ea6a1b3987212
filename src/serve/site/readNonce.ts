import { headers } from 'next/headers'
import { ASKED_HEADER, NONCE_HEADER } from '../proxy/withNonce'

/** The word that scripts of this answer carry, where it is made for one person; what everybody gets has none. */
export async function readNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined
}

/** The path that was asked for, of an answer that is made for one person. */
export async function readAsked(): Promise<string | undefined> {
  return (await headers()).get(ASKED_HEADER) ?? undefined
}
