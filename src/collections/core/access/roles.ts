import type { PayloadRequest } from 'payload'
import { getVoix } from '../../../options/getVoix'
import type { Role } from '../../../options/types'

export type { Role } from '../../../options/types'

/** Somebody who asks, signed in or not: a request, or what is known of one. */
export interface Asker {
  user?: PayloadRequest['user']
  payload: PayloadRequest['payload']
}

/** Whether the asker has one of the roles. Nobody signed in has none. */
export function hasRole({ user, payload }: Asker, ...roles: Role[]): boolean {
  if (!user) return false
  return getVoix(payload.config)
    .rolesOf(user)
    .some((role) => roles.includes(role))
}

export const isAdministrator = (asker: Asker): boolean => hasRole(asker, 'administrator')

export const isEditor = (asker: Asker): boolean => hasRole(asker, 'administrator', 'editor')

/** Whether the asker may see the studio at all. People with public roles may not. */
export const isStaff = (asker: Asker): boolean => hasRole(asker, 'administrator', 'editor', 'reviewer')
