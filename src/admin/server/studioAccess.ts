import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest, Where } from 'payload'
import { createHmac } from 'node:crypto'
import { rolesOf, readVoix } from './readVoix'

interface Visitor {
  access: Exclude<StudioAccess, 'none'>
  user: { id: string; name: string; email: string }
}

/**
 * Redirects anonymous visitors to the login, and afterwards back to `route`. Staff without access to the screen get a
 * 404.
 * Every view calls this first, since Payload's custom views are public by default.
 */
export function requireStudioAccess({ props, route }: { props: AdminViewServerProps; route: string }): Visitor {
  const { req } = props.initPageResult
  const { admin, routes } = req.payload.config
  const adminRoute = routes.admin
  const access = studioAccess(req)
  if (access === 'none') {
    const address = `${adminRoute}${route}`
    redirect(
      req.user
        ? `${adminRoute}${admin.routes.unauthorized}`
        : `${adminRoute}${admin.routes.login}?redirect=${encodeURIComponent(address)}`,
    )
  }
  const [, screen] = route.split('/')
  if (!mayOpen(req, screen || 'start')) notFound()
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

/** What a user may do in the studio. `none` for anonymous visitors and users with public roles. */
type StudioAccess = 'none' | 'review' | 'edit' | 'administer'

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

/** Whether the user may open a screen: a first path segment below the admin, `start`, or a page tab of the studio. */
export function mayOpen({ user, payload }: Request, screen: string): boolean {
  const roles = readVoix(payload).screens[screen]
  return !roles || (user ? rolesOf({ user, config: payload.config }).some((role) => roles.includes(role)) : false)
}

/** Whether a user may approve pages and elements. */
export function mayApprove({ user, payload }: Request): boolean {
  const { approvers } = readVoix(payload).review
  return user ? rolesOf({ user, config: payload.config }).some((role) => approvers.includes(role)) : false
}

/** Whether a user may change a page, by the collection's access for updates, as on save. */
export async function mayEdit({ req, pageId }: { req: PayloadRequest; pageId: string }): Promise<boolean> {
  const { config } = req.payload.collections[readVoix(req.payload).collections.pages]
  const result = await config.access.update({ req, id: pageId })
  if (typeof result === 'boolean') return result
  const where: Where = { and: [{ id: { equals: pageId } }, result] }
  const { totalDocs } = await req.payload.db.count({ collection: config.slug, where, req })
  return totalDocs > 0
}

/**
 * Returns the secret of the channel between a user's studio and preview for one page. Scripts of other sessions or
 * pages cannot guess it, and the preview outside of a release receives nothing of the release.
 */
export function channelToken({
  req,
  pageId,
  release,
}: {
  req: PayloadRequest
  pageId: string
  release: string | null
}): string {
  const session = sessionOf(req.user)
  const about = release === null ? pageId : `${pageId}@${release}`
  return createHmac('sha256', req.payload.secret).update(`voix-channel:${session}:${about}`).digest('base64url')
}

function sessionOf(user: unknown): string {
  if (typeof user !== 'object' || user === null) return ''
  const id = 'id' in user ? String(user.id) : ''
  const session = '_sid' in user ? String(user._sid) : ''
  return `${id}:${session}`
}
