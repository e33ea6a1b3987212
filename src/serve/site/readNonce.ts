import { headers } from 'next/headers'
import { PATH_HEADER, NONCE_HEADER } from '../security/withNonce'

/** Returns the nonce of a response that is rendered per request, or `undefined` for cached pages. */
export async function readNonce(): Promise<string | undefined> {
  return (await headers()).get(NONCE_HEADER) ?? undefined
}

/** Returns the requested path of a response that is rendered per request. */
export async function readRequestedPath(): Promise<string | undefined> {
  return (await headers()).get(PATH_HEADER) ?? undefined
}
