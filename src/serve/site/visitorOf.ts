import { headers } from 'next/headers'
import { cache } from 'react'
import { executeAuthStrategies, getPayload } from 'payload'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import { isStaff } from '../../collections/core/access'

export interface Visitor {
  user: PayloadRequest['user'] | null
  /** Whether the user may see drafts. */
  isStaff: boolean
}

/**
 * Returns the user of a dynamic page, and makes the route dynamic. `payload.auth` would also compute the access to each
 * field of each slice, which is not needed here.
 */
export const visitorOf = cache(async (config: Promise<SanitizedConfig> | SanitizedConfig): Promise<Visitor> => {
  const payload = await getPayload({ config })
  const { user } = await executeAuthStrategies({ payload, headers: await headers() })
  return { user, isStaff: isStaff({ user, payload }) }
})
