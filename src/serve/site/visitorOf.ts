import { headers } from 'next/headers'
import { cache } from 'react'
import { executeAuthStrategies, getPayload } from 'payload'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import { isStaff } from '../../collections/core/access'

export interface Visitor {
  user: PayloadRequest['user'] | null
  /** Whether they may see what is not published. */
  isStaff: boolean
}

/**
 * Who asks for a dynamic page. Makes the route dynamic. `payload.auth` would also work out the rights to each field of each slice,
 * which nobody here asks for.
 */
export const visitorOf = cache(async (config: Promise<SanitizedConfig> | SanitizedConfig): Promise<Visitor> => {
  const payload = await getPayload({ config })
  const { user } = await executeAuthStrategies({ payload, headers: await headers() })
  return { user, isStaff: isStaff({ user, payload }) }
})
