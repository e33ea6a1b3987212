import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import { slugsOf } from '../../options/getVoix'

/** Signs the account in as Payload does once a password was right, hooks included, and returns the cookie of the session. */
export async function openSession(req: PayloadRequest, { id }: TypedUser): Promise<string> {
  const { payload } = req
  const { config: collection } = payload.collections[slugsOf(req).users]
  const stored = await payload.db.findOne<TypedUser>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (!stored) throw new Error(`The account ${id} went while it was signed in.`)
  let user = { ...stored, collection: collection.slug } as TypedUser
  const hooked = { collection, context: req.context, req }
  // Before the session is written, which a refusal takes back with the transaction.
  for (const hook of collection.hooks.beforeLogin)
    user = ((await hook({ ...hooked, user })) as TypedUser | undefined) ?? user
  const { sid } = await addSessionToUser({ collectionConfig: collection, payload, req, user: user as never })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: collection,
    email: user.email ?? '',
    user: user as never,
    ...(sid ? { sid } : {}),
  })
  const { tokenExpiration } = collection.auth
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  req.user = user
  for (const hook of collection.hooks.afterLogin) await hook({ ...hooked, token, user })
  const { cookiePrefix } = payload.config
  return generatePayloadCookie({ collectionAuthConfig: collection.auth, cookiePrefix, token }) as string
}
