import crypto from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { inviteUser } from '../../../contract/users'
import { slugsOf } from '../../../options/getVoix'
import { inTransaction } from '../database/inTransaction'
import { createEndpoint } from '../endpoints/createEndpoint'
import { ofCollection } from '../endpoints/ofCollection'
import { resetLink } from './resetLink'

const DAYS = 7

export const invite = ofCollection(
  createEndpoint(inviteUser, async ({ req, body }) => {
    const { name, email, roles } = body
    const { id, token } = await inTransaction(req, () => makeAccount(req, body))
    const link = resetLink(req, { token, roles })
    return { id, link, isSent: await send(req, { name, email, link }) }
  }),
)

type Account = { name: string; email: string; roles: string[] }

async function makeAccount(req: PayloadRequest, account: Account): Promise<{ id: string; token: string }> {
  const collection = slugsOf(req).users
  // A random password, so that the link is the only way to sign in.
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
