import type { PayloadRequest } from 'payload'

/** What a signed-in person may do in the studio. `none` for agents, who never enter it, and for nobody. */
export type StudioAccess = 'none' | 'review' | 'edit' | 'administer'

export function studioAccess({ user }: { user: PayloadRequest['user'] }): StudioAccess {
  const roles = rolesOf(user)
  if (roles.includes('administrator')) return 'administer'
  if (roles.includes('editor')) return 'edit'
  if (roles.includes('reviewer')) return 'review'
  return 'none'
}

function rolesOf(user: unknown): readonly string[] {
  if (typeof user !== 'object' || user === null || !('roles' in user)) return []
  return Array.isArray(user.roles) ? user.roles.filter((role): role is string => typeof role === 'string') : []
}
