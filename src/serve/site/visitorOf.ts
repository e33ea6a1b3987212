import { headers } from 'next/headers'
import { cache } from 'react'
import { getPayload } from 'payload'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import { isStaff } from '../../collections/core/access'

export interface Visitor {
  user: PayloadRequest['user'] | null
  /** Whether they may see what is not published. */
  isStaff: boolean
}

/** Who asks for a dynamic page. Makes the route dynamic. */
export const visitorOf = cache(async (config: Promise<SanitizedConfig> | SanitizedConfig): Promise<Visitor> => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return { user, isStaff: isStaff({ user, payload }) }
})
