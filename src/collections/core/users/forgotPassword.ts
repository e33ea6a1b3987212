import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { addressKeys } from './signIn'
import { slowDown } from './tries'

/** `POST /api/users/forgot-password` with `{ email }`. Replaces Payload's endpoint of this path. */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    await requestReset(req, (req.data as { email?: unknown } | undefined)?.email)
    return Response.json({ message: req.t('general:success') })
  },
}

/**
 * Sends the e-mail that resets a password after the response. Neither the status of the response nor its time depends
 * on whether there is such an account.
 */
export async function requestReset(req: PayloadRequest, email: unknown): Promise<void> {
  if (typeof email !== 'string' || email.trim() === '') throw new APIError('Missing email.', 400, null, true)
  await slowDown(addressKeys(req))
  const { headers, locale, payload, t, i18n } = req
  const own = { headers, i18n, locale, t }
  void payload
    .forgotPassword({ collection: slugsOf(req).users, data: { email }, req: own })
    .catch((err: unknown) => payload.logger.error({ err, msg: 'The e-mail that resets a password could not be sent.' }))
}
