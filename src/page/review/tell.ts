import type { PayloadRequest } from 'payload'
import { originOf } from '../../collections/core/users/originOf'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'
import { findStaff } from './staff'

interface Telling {
  req: PayloadRequest
  page: string
  /** Ids of accounts. The user and accounts that are not staff get no e-mail. */
  to: readonly string[]
  /** Text between the user's name and the page's title, such as "mentioned you on". */
  did: string
  text?: string
  /** Query of the studio's address, which opens the review or an annotation. */
  query: string
}

/** Sends an e-mail to users about the review of a page. A failure is only logged, because the inbox shows the same. */
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
    req.payload.logger.error({ err: error, msg: `Could not send the e-mail that a user ${did} a page` })
  }
}
