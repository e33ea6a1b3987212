import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Whoever registers as the first user of the admin administers it; without this nobody could give anybody a role. Payload takes that
 * registration only while there is no account. An account that comes about in another way has the roles that it is given: an application may
 * let everybody sign up.
 */
export const firstUserAdministers: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const isFirst = operation === 'create' && req.pathname?.endsWith('/first-register')
  return isFirst ? { ...data, roles: ['administrator'] } : data
}
