import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import { slugsOf } from '../../options/getVoix'

/** Signs the account in like Payload's login, including its hooks. Returns the session cookie. */
export async function openSession(req: PayloadRequest, { id }: TypedUser): Promise<string> {
  const { payload } = req
  const { config: collection } = payload.collections[slugsOf(req).users]
  const stored = await payload.db.findOne<TypedUser>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (!stored) throw new Error(`The account ${id} was deleted during its sign-in.`)
  let user = { ...stored, collection: collection.slug } as TypedUser
  const hooked = { collection, context: req.context, req }
  // Before the session is written. If a hook throws, the transaction is rolled back.
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
