import crypto from 'node:crypto'
import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { slugsOf } from '../../../options/getVoix'
import { isAdministrator } from '../access'
import { inTransaction } from '../database/inTransaction'
import { resetLink } from './resetLink'

const DAYS = 7

const Body = z.object({
  name: z.string().trim().min(1, 'Give a name.').max(200),
  email: z.email('Give an e-mail address.').max(320),
  roles: z.array(z.string()).min(1, 'Choose a role.'),
})

/**
 * `POST /api/users/invite` with `{ name, email, roles }` -> `{ id, link, isSent }`: a new account, and an e-mail with a link by which its
 * owner chooses the password, for seven days. For administrators, who may hand the link over themselves where no e-mail arrives.
 */
export const invite: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const body = Body.safeParse(req.data)
    if (!body.success) throw new APIError(body.error.issues.map(({ message }) => message).join(' '), 400, null, true)
    const { name, email, roles } = body.data
    const { id, token } = await inTransaction(req, () => makeAccount(req, body.data))
    const link = resetLink(req, { token, roles })
    const isSent = await send(req, { name, email, link })
    return Response.json({ id, link, isSent }, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
}

async function makeAccount(req: PayloadRequest, account: z.infer<typeof Body>): Promise<{ id: string; token: string }> {
  const collection = slugsOf(req).users
  // Nobody knows it: the link is the only way in.
  const password = crypto.randomBytes(32).toString('base64url')
  const data = { ...account, password } as never
  const { id } = await req.payload.create({ collection, data, depth: 0, overrideAccess: false, req })
  const token = await req.payload.forgotPassword({
    collection,
    data: { email: account.email },
    disableEmail: true,
    expiration: DAYS * 24 * 60 * 60 * 1000,
    req,
  })
  return { id: String(id), token }
}

async function send(req: PayloadRequest, { name, email, link }: { name: string; email: string; link: string }) {
  const text = `Hello ${name},\n\nan account was made for you. Choose your password here within ${DAYS} days:\n\n${link}\n`
  try {
    await req.payload.sendEmail({ to: email, subject: 'Your account', text })
    return true
  } catch (err) {
    req.payload.logger.error({ err, msg: `The invitation of ${email} could not be sent.` })
    return false
  }
}
