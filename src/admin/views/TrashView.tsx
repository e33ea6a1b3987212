import type { AdminViewServerProps } from 'payload'
import { findTrash } from '../trash/findTrash'
import { requireStudioAccess } from '../server/studioAccess'
import { TrashScreen } from '../trash/TrashScreen'
import { AdminPage } from './AdminPage'

/** `/voix/trash`: the trash of all collections, for editors. `?collection=<slug>` filters it. */
export async function TrashView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/trash' })
  const { req } = props.initPageResult
  const { admin, api } = req.payload.config.routes
  const { collection } = props.searchParams ?? {}
  const wanted = typeof collection === 'string' ? collection : ''
  return (
    <AdminPage props={props}>
      <TrashScreen
        adminRoute={admin}
        apiRoute={api}
        collection={wanted}
        result={await findTrash({ req, collection: wanted })}
      />
    </AdminPage>
  )
}
