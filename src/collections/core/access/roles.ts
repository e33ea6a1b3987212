import type { PayloadRequest } from 'payload'
import { getVoix } from '../../../options/getVoix'
import type { Role } from '../../../options/types'

export type { Role } from '../../../options/types'

/** A request, or the user and Payload instance of one. The user can be missing. */
export interface Asker {
  user?: PayloadRequest['user']
  payload: PayloadRequest['payload']
}

/** Returns whether the user has one of the roles. Without a user, returns `false`. */
export function hasRole({ user, payload }: Asker, ...roles: Role[]): boolean {
  if (!user) return false
  return getVoix(payload.config)
    .rolesOf(user)
    .some((role) => roles.includes(role))
}

export const isAdministrator = (asker: Asker): boolean => hasRole(asker, 'administrator')

export const isEditor = (asker: Asker): boolean => hasRole(asker, 'administrator', 'editor')

/** Returns whether the user may open the studio. Public roles may not. */
export const isStaff = (asker: Asker): boolean => hasRole(asker, 'administrator', 'editor', 'reviewer')
