import crypto from 'node:crypto'
import { APIError, Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { idOfUser, isAdministrator } from '../../collections/core/access'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { columnId } from '../../collections/core/database/tables'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { refuse } from '../../collections/core/refuse'
import { mayHaveApiKey, NO_KEY } from '../../collections/core/users/apiKeys'
import { isPasswordOf } from '../../collections/core/users/passwords'
import { keysOf } from '../../collections/core/users/signIn'
import { forgive, slowDown } from '../../collections/core/users/signInAttempts'
import { makeApiKey, revokeApiKey } from '../../contract/users'
import { slugsOf } from '../../options/getVoix'
import { recordEvent } from '../../collections/core/audit/recordEvent'

const make = createEndpoint(makeApiKey, async ({ req, params, body }) => {
  const account = await accountOf(req, params.id)
  await checkPassword(req, body.currentPassword)
  if (!mayHaveApiKey(req, account)) {
    throw new APIError('Accounts with these roles have no API key, nor those that are deactivated.', 403, null, true)
  }
  const key = crypto.randomBytes(32).toString('base64url')
  const now = new Date().toISOString()
  await write(req, account.id, { apiKey: key, enableAPIKey: true, apiKeyMadeAt: now }, 'api-key-made')
  return { key, header: `Authorization: ${slugsOf(req).users} API-Key ${key}` }
})

const revoke = createEndpoint(revokeApiKey, async ({ req, params }) => {
  const account = await accountOf(req, params.id)
  await write(req, account.id, NO_KEY, 'api-key-revoked')
  return { revoked: true }
})

export const apiKeyEndpoints: readonly Endpoint[] = [make, revoke]

type Account = Record<string, unknown> & { id: number | string }

/**
 * Returns the account of the route. Throws a 403 unless it is the user's own or the user is an administrator. API keys
 * cannot create or revoke keys.
 */
async function accountOf(req: PayloadRequest, named: string): Promise<Account> {
  const { users } = slugsOf(req)
  const own = idOfUser(req)
  const id = columnId(req, users, named)
  const isKey = (req.user as { _strategy?: string } | null)?._strategy === 'api-key'
  if (own === null || isKey || (String(id) !== String(own) && !isAdministrator(req))) throw new Forbidden(req.t)
  if (id === null || !req.payload.collections[users].config.auth.useAPIKey) throw new NotFound(req.t)
  const found = await req.payload.findByID({ collection: users, id, depth: 0, overrideAccess: false, req })
  return found as unknown as Account
}

/** Requires the user's password, so that a stolen session cannot create a key. */
async function checkPassword(req: PayloadRequest, password: string): Promise<void> {
  const id = idOfUser(req)
  const keys = keysOf({ req, email: String((req.user as { email?: unknown }).email) })
  await slowDown(keys)
  if (id !== null && (await isPasswordOf({ req, id, password }))) return forgive(keys)
  const message = 'Type your present password to make an API key.'
  refuse({ collection: slugsOf(req).users, errors: [{ path: 'currentPassword', message }], req })
}

async function write(req: PayloadRequest, id: Account['id'], data: object, event: string): Promise<void> {
  const { users } = slugsOf(req)
  await inTransaction(req, async () => {
    // system: only this endpoint writes these fields; it has checked access.
    await req.payload.update({ collection: users, id, data: data as never, depth: 0, overrideAccess: true, req })
    await recordEvent({ req, event, collection: users, doc: id })
  })
}
