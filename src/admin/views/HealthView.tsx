import type { AdminViewServerProps } from 'payload'
import { HealthScreen } from '../health/HealthScreen'
import { readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/health`: the findings of the checks on all published pages. */
export function HealthView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/health' })
  const { config } = props.initPageResult.req.payload
  return (
    <AdminPage props={props}>
      <HealthScreen
        adminRoute={config.routes.admin}
        apiRoute={config.routes.api}
        initialKind={String(props.searchParams?.kind ?? '')}
        languages={readVoix({ config }).languages.map(({ code, name }) => ({ code, name }))}
      />
    </AdminPage>
  )
}
