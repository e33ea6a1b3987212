import type { PayloadRequest } from 'payload'
import { ownOrigin } from '../../../options/ownOrigin'

/** Where people know the site: what is sent to them, and to a provider, begins with it. Never what a request says. */
export function originOf({ payload }: Pick<PayloadRequest, 'payload'>): string {
  return (payload.config.serverURL || ownOrigin()).replace(/\/$/, '')
}
