import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { rolesOf } from './readVoix'

export interface Visitor {
  access: Exclude<StudioAccess, 'none'>
  user: { id: string; name: string; email: string }
}

/**
 * Payload's custom views are public by default, so every view of ours asks first. Nobody and people with public roles are led to the login,
 * which returns to `route` afterwards.
 */
export function requireStudioAccess({ props, route }: { props: AdminViewServerProps; route: string }): Visitor {
  const { req } = props.initPageResult
  const adminRoute = req.payload.config.routes.admin
  const access = studioAccess(req)
  if (access === 'none') {
    const address = `${adminRoute}${route}`
    redirect(req.user ? `${adminRoute}/unauthorized` : `${adminRoute}/login?redirect=${encodeURIComponent(address)}`)
  }
  const user = req.user
  return {
    access,
    user: { id: String(user?.id), name: nameOf(user), email: user?.email ?? '' },
  }
}

function nameOf(user: unknown): string {
  if (typeof user !== 'object' || user === null) return ''
  if ('name' in user && typeof user.name === 'string' && user.name !== '') return user.name
  return 'email' in user && typeof user.email === 'string' ? user.email : ''
}

/** What a signed-in person may do in the studio. `none` for people with public roles, who never enter it, and for nobody. */
export type StudioAccess = 'none' | 'review' | 'edit' | 'administer'

interface Request {
  user?: PayloadRequest['user']
  payload: PayloadRequest['payload']
}

export function studioAccess({ user, payload }: Request): StudioAccess {
  const roles = user ? rolesOf({ user, config: payload.config }) : []
  if (roles.includes('administrator')) return 'administer'
  if (roles.includes('editor')) return 'edit'
  if (roles.includes('reviewer')) return 'review'
  return 'none'
}
