import type { AdminViewServerProps } from 'payload'
import { CachesScreen } from '../caches/CachesScreen'
import { readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/caches`: the cached pages of the site. */
export function CachesView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/caches' })
  const { config } = props.initPageResult.req.payload
  const sites = readVoix({ config }).sites.map(({ id, name }) => ({ id, name }))
  return (
    <AdminPage props={props}>
      <CachesScreen apiRoute={config.routes.api} isAdministrator={access === 'administer'} sites={sites} />
    </AdminPage>
  )
}
