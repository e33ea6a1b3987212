import type { PayloadRequest } from 'payload'
import { originOf } from './originOf'

/** The address at which the owner of an account chooses a password. */
export function resetLink(req: Pick<PayloadRequest, 'payload'>, token: string): string {
  const { routes, admin } = req.payload.config
  return `${originOf(req)}${routes.admin}${admin.routes.reset}/${token}`
}

/** The e-mail for a forgotten password. Without `serverURL` in its config, Payload's own has a link without a host. */
export function resetMail({ req, token = '' }: { req?: PayloadRequest; token?: string } = {}): string {
  if (!req) return ''
  const link = resetLink(req, token)
  const [before, after] = [
    req.t('authentication:youAreReceivingResetPassword'),
    req.t('authentication:youDidNotRequestPassword'),
  ]
  return `${before} <a href="${link}">${link}</a> ${after}`
}
