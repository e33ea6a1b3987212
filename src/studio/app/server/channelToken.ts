import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * The secret word of one person's studio and preview for one page. Both are rendered by the server, which derives the same
 * token for both; a script of another session or page cannot know it.
 */
export function channelToken({ req, pageId }: { req: PayloadRequest; pageId: string }): string {
  const session = sessionOf(req.user)
  return createHmac('sha256', req.payload.secret).update(`voix-channel:${session}:${pageId}`).digest('base64url')
}

function sessionOf(user: unknown): string {
  if (typeof user !== 'object' || user === null) return ''
  const id = 'id' in user ? String(user.id) : ''
  const session = '_sid' in user ? String(user._sid) : ''
  return `${id}:${session}`
}
