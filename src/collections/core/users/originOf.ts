import type { PayloadRequest } from 'payload'
import { ownOrigin } from '../../../options/ownOrigin'

/**
 * Returns the public origin of the site, for links in e-mails and for identity providers. The request's headers are not
 * trusted.
 */
export function originOf({ payload }: Pick<PayloadRequest, 'payload'>): string {
  return (payload.config.serverURL || ownOrigin()).replace(/\/$/, '')
}
