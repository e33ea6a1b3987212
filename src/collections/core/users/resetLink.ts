import type { PayloadRequest } from 'payload'
import { STAFF_ROLES, type Role } from '../../../options/context'
import { getVoix } from '../../../options/getVoix'
import { originOf } from './originOf'

interface Reset {
  token: string
  /** The roles of the account. */
  roles: readonly Role[]
}

/**
 * Returns the address of the screen on which the owner of an account chooses a password. Accounts with public roles
 * only have a page of the site, in the language of the request, as the admin is closed to them.
 */
export function resetLink(req: Pick<PayloadRequest, 'payload' | 'locale'>, { token, roles }: Reset): string {
  const { routes, admin } = req.payload.config
  const page = pageOf(req, roles)
  // Browsers do not send the fragment, so no log and no other site sees the token.
  return page === undefined
    ? `${originOf(req)}${routes.admin}${admin.routes.reset}/${token}`
    : `${originOf(req)}${page}#token=${token}`
}

function pageOf({ payload, locale }: Pick<PayloadRequest, 'payload' | 'locale'>, roles: readonly Role[]) {
  if (roles.some((role) => STAFF_ROLES.some((staff) => staff === role))) return undefined
  const { publicRoles } = getVoix(payload.config)
  const pages = publicRoles.find(({ name, passwordPage }) => passwordPage && roles.includes(name))?.passwordPage ?? {}
  return pages[locale ?? ''] ?? Object.values(pages)[0]
}

/**
 * Returns the HTML of the e-mail that resets a password. Without `serverURL`, the link in Payload's own e-mail has no
 * host.
 */
export function resetMail({
  req,
  token = '',
  user,
}: { req?: PayloadRequest; token?: string; user?: unknown } = {}): string {
  if (!req) return ''
  const { rolesOf, slugs } = getVoix(req.payload.config)
  const roles = rolesOf({ ...(user as NonNullable<PayloadRequest['user']>), collection: slugs.users })
  const link = resetLink(req, { token, roles })
  const [before, after] = [
    req.t('authentication:youAreReceivingResetPassword'),
    req.t('authentication:youDidNotRequestPassword'),
  ]
  return `${before} <a href="${link}">${link}</a> ${after}`
}
