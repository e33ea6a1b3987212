import type { AdminViewServerProps } from 'payload'
import { CachesScreen } from '../caches/CachesScreen'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/caches`: what is stored of the site. */
export function CachesView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/caches' })
  const { api } = props.initPageResult.req.payload.config.routes
  return (
    <AdminPage props={props}>
      <CachesScreen apiRoute={api} isAdministrator={access === 'administer'} />
    </AdminPage>
  )
}
