import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Makes the first registered user an administrator. Payload allows this registration only while there are no accounts.
 * Accounts created in other ways keep their roles, because an application may allow all visitors to sign up.
 */
export const firstUserAdministers: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const isFirst = operation === 'create' && req.pathname?.endsWith('/first-register')
  return isFirst ? { ...data, roles: ['administrator'] } : data
}
