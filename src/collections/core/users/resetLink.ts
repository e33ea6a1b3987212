import type { PayloadRequest } from 'payload'
import { originOf } from './originOf'

/** Returns the address of the "reset password" screen. */
export function resetLink(req: Pick<PayloadRequest, 'payload'>, token: string): string {
  const { routes, admin } = req.payload.config
  return `${originOf(req)}${routes.admin}${admin.routes.reset}/${token}`
}

/**
 * Returns the HTML of the e-mail that resets a password. Without `serverURL`, the link in Payload's own e-mail has no
 * host.
 */
export function resetMail({ req, token = '' }: { req?: PayloadRequest; token?: string } = {}): string {
  if (!req) return ''
  const link = resetLink(req, token)
  const [before, after] = [
    req.t('authentication:youAreReceivingResetPassword'),
    req.t('authentication:youDidNotRequestPassword'),
  ]
  return `${before} <a href="${link}">${link}</a> ${after}`
}
