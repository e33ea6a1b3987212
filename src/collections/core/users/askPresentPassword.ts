import type { CollectionBeforeChangeHook, Field } from 'payload'
import { isEqual } from '../../../tree'
import { idOfUser, onlyStaff } from '../access'
import { refuse } from '../refuse'
import { isPasswordOf } from './passwords'
import { keysOf } from './signIn'
import { forgive, slowDown } from './signInAttempts'

interface Account {
  email?: unknown
  roles?: unknown
  password?: unknown
  currentPassword?: unknown
}

/**
 * Requires the password of the signed-in user for a change of e-mail, password or roles, so that a stolen session
 * cannot take over an account.
 */
export const askPresentPassword: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection,
  req,
}) => {
  const { currentPassword: password, ...account } = data as Account
  const id = idOfUser(req)
  // system: without a user it is a migration or a job.
  if (operation !== 'update' || id === null || !isGuarded({ before: originalDoc as Account, after: account }))
    return account
  const keys = keysOf({ req, email: String((req.user as { email?: unknown }).email) })
  await slowDown(keys)
  const isRight = typeof password === 'string' && password !== '' && (await isPasswordOf({ req, id, password }))
  if (isRight) {
    forgive(keys)
    return account
  }
  const message = 'Type your present password to change an e-mail address, a password or roles.'
  return refuse({ collection: collection.slug, errors: [{ path: 'currentPassword', message }], req })
}

function isGuarded({ before, after }: { before: Account; after: Account }): boolean {
  if (typeof after.password === 'string' && after.password !== '') return true
  return (['email', 'roles'] as const).some((name) => after[name] !== undefined && !isEqual(after[name], before[name]))
}

/**
 * The input for the password, which is never stored. It has read access because Payload omits unreadable fields from
 * forms.
 */
export const presentPassword: Field = {
  name: 'currentPassword',
  label: 'Present password',
  type: 'text',
  virtual: true,
  access: { read: onlyStaff },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: 'voix/studio#PresentPasswordField' },
  },
}
