import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeLoginHook, type Field } from 'payload'
import { onlyAdministrators } from '../access'

interface Account {
  deactivated?: boolean | null
}

/** Blocks signing in to an account. The account is kept because its documents refer to it. */
export const deactivated: Field = {
  name: 'deactivated',
  type: 'checkbox',
  defaultValue: false,
  access: { create: onlyAdministrators, update: onlyAdministrators },
  admin: { position: 'sidebar', description: 'Blocks signing in to this account and ends its sessions immediately.' },
}

export const endSessions: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const ends = (data as Account).deactivated === true && !(originalDoc as Account | undefined)?.deactivated
  return ends ? { ...data, sessions: [] } : data
}

/**
 * Checked after the password, so that only its owner learns of the deactivation. Also applies after a password reset.
 */
export const refuseDeactivated: CollectionBeforeLoginHook = ({ user }) => {
  if ((user as Account).deactivated) {
    throw new APIError('This account is deactivated. Ask an administrator.', 403, null, true)
  }
}
