import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { getVoix } from '../../../options/getVoix'
import { fieldForAdministratorsOrSelf, noOne } from '../access'

/** Data that remove the key of an account. */
export const NO_KEY = { apiKey: null, enableAPIKey: false, apiKeyMadeAt: null }

/** Fields of Payload's API keys. Users cannot set or read the key: an endpoint creates it and returns it once. */
export const apiKeyFields: Field[] = [
  { name: 'apiKey', type: 'text', access: { create: noOne, update: noOne } },
  {
    name: 'apiKeyMadeAt',
    type: 'date',
    access: { read: fieldForAdministratorsOrSelf, create: noOne, update: noOne },
    admin: { hidden: true },
  },
  {
    name: 'apiKeyControl',
    type: 'ui',
    label: 'API key',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: 'voix/studio#ApiKeyField' },
    },
  },
]

/** Returns whether an account may have a key: it has one of the roles and is not deactivated. */
export function mayHaveApiKey(req: PayloadRequest, user: Record<string, unknown>): boolean {
  const { apiKeyRoles, rolesOf, slugs } = getVoix(req.payload.config)
  const roles = rolesOf({ ...user, collection: slugs.users } as Parameters<typeof rolesOf>[0])
  return user.deactivated !== true && roles.some((role) => apiKeyRoles.some((one) => one === role))
}

/** Removes the key of an account that is deactivated or loses the role. */
export const endApiKey: CollectionBeforeChangeHook = ({ data, originalDoc, req, operation }) => {
  if (operation !== 'update') return data
  const before = (originalDoc ?? {}) as Record<string, unknown>
  const after = { ...before, ...(data as Record<string, unknown>) }
  const had = mayHaveApiKey(req, before)
  return had && !mayHaveApiKey(req, after) ? { ...data, ...NO_KEY, apiKeyIndex: null } : data
}
