import { AccountView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'
import { requireStudioAccess } from '../server/studioAccess'

/**
 * `/voix/profile`: Payload's account view. Payload does not check access, and users with public roles would get an
 * error.
 */
export function ProfileView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/profile' })
  return <AccountView {...props} />
}
