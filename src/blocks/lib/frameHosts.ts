import { parseUrl } from 'voix/tree'
import { FRAME_HOSTS } from './frameHostList.mjs'

/** The address when it may be framed: https, a listed host, no credentials; `null` else. */
export function frameAddress(value: string | null | undefined): string | null {
  const url = parseUrl(value ?? '')
  if (url === null) return null
  const isListed = FRAME_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return url.protocol === 'https:' && isListed && url.username === '' && url.port === '' ? url.href : null
}
