import { AccountView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'
import { requireStudioAccess } from '../server/studioAccess'

/** `/voix/profile`: Payload's account, which Payload shows to whoever asks; somebody with a public role would get an error. */
export function ProfileView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/profile' })
  return <AccountView {...props} />
}
