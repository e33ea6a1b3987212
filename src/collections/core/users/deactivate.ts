import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeLoginHook, type Field } from 'payload'
import { onlyAdministrators } from '../access'

interface Account {
  deactivated?: boolean | null
}

/** An account that stays, with whatever it has written, for somebody who no longer signs in. */
export const deactivated: Field = {
  name: 'deactivated',
  type: 'checkbox',
  defaultValue: false,
  access: { create: onlyAdministrators, update: onlyAdministrators },
  admin: { position: 'sidebar', description: 'Nobody signs in with it any more, and its open sessions end at once.' },
}

export const endSessions: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const ends = (data as Account).deactivated === true && !(originalDoc as Account | undefined)?.deactivated
  return ends ? { ...data, sessions: [] } : data
}

/** Asked once the password was right, so that nobody else learns of it; also when a new one was chosen by a link. */
export const refuseDeactivated: CollectionBeforeLoginHook = ({ user }) => {
  if ((user as Account).deactivated) {
    throw new APIError('This account is deactivated. Ask an administrator.', 403, null, true)
  }
}
