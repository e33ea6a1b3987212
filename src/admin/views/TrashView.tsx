import type { AdminViewServerProps } from 'payload'
import { findTrash } from '../trash/findTrash'
import { requireStudioAccess } from '../server/studioAccess'
import { TrashScreen } from '../trash/TrashScreen'
import { AdminPage } from './AdminPage'

/** `/voix/trash`: what was deleted of all collections that have a trash, for editors. `?collection=<slug>`: of one of them. */
export async function TrashView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/trash' })
  const { req } = props.initPageResult
  const { admin, api } = req.payload.config.routes
  const { collection } = props.searchParams ?? {}
  const asked = typeof collection === 'string' ? collection : ''
  return (
    <AdminPage props={props}>
      <TrashScreen
        adminRoute={admin}
        apiRoute={api}
        collection={asked}
        result={await findTrash({ req, collection: asked })}
      />
    </AdminPage>
  )
}
