import type { PayloadRequest } from 'payload'
import { rolesOf } from './readVoix'

/** What a signed-in person may do in the studio. `none` for people with public roles, who never enter it, and for nobody. */
export type StudioAccess = 'none' | 'review' | 'edit' | 'administer'

export function studioAccess({
  user,
  payload,
}: {
  user?: PayloadRequest['user']
  payload: PayloadRequest['payload']
}): StudioAccess {
  const roles = user ? rolesOf({ user, config: payload.config }) : []
  if (roles.includes('administrator')) return 'administer'
  if (roles.includes('editor')) return 'edit'
  if (roles.includes('reviewer')) return 'review'
  return 'none'
}
