import type { PayloadRequest } from 'payload'
import { originOf } from '../../collections/core/users/originOf'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'
import { findStaff } from './staff'

interface Telling {
  req: PayloadRequest
  page: string
  /** Ids of accounts. Whoever is no staff, and whoever does it himself, is not told. */
  to: readonly string[]
  /** What has happened, after the name of whoever did it: "mentioned you on". */
  did: string
  text?: string
  /** What the link opens beside the page. */
  query: string
}

/**
 * Writes to those whom something concerns, when it is done. The inbox has it in any case, so that a mail server that does not answer is
 * a line in the log and no reason to refuse a comment.
 */
export async function tellByMail({ req, page, to, did, text, query }: Telling): Promise<void> {
  const others = to.filter((id) => id !== String(req.user?.id))
  if (others.length === 0) return
  try {
    const people = await findStaff({ req, ids: others })
    const { title } = await req.payload.findByID({
      collection: slugsOf(req).pages,
      id: page,
      draft: true,
      depth: 0,
      select: { title: true },
      overrideAccess: false,
      req,
    })
    const subject = `${personOf(req.user)?.name} ${did} "${title}"`
    const link = `${originOf(req)}${req.payload.config.routes.admin}/studio/${encodeURIComponent(page)}?${query}`
    const body = [`${subject}.`, ...(text === undefined ? [] : [text]), link].join('\n\n')
    await Promise.all(people.map(({ email }) => req.payload.sendEmail({ to: email, subject, text: body })))
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `Nobody could be told by e-mail that somebody ${did} a page` })
  }
}
