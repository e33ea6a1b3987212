import { APIError, type PayloadRequest } from 'payload'
import { forgotPassword as contract } from '../../../contract/users'
import { slugsOf } from '../../../options/getVoix'
import { createEndpoint } from '../endpoints/createEndpoint'
import { ofCollection } from '../endpoints/ofCollection'
import { addressKeys } from './signIn'
import { slowDown } from './signInAttempts'

export const forgotPassword = ofCollection(
  createEndpoint(contract, async ({ req, body }) => {
    await requestReset(req, body.email)
    return { message: req.t('general:success') }
  }),
)

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
