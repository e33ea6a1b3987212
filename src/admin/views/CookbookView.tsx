import type { AdminViewServerProps } from 'payload'
import { CookbookScreen } from '../cookbook/CookbookScreen'
import { layoutLabel } from '../../studio/model/boot'
import { readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/cookbook`: the recipes for new pages and elements. */
export function CookbookView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/cookbook' })
  const { config } = props.initPageResult.req.payload
  const { collections, layouts } = readVoix({ config })
  return (
    <AdminPage props={props}>
      <CookbookScreen
        adminRoute={config.routes.admin}
        apiRoute={config.routes.api}
        canEdit={access !== 'review'}
        collection={collections.recipes}
        layouts={layouts.map((layout) => ({ name: layout.name, label: layoutLabel(layout) }))}
      />
    </AdminPage>
  )
}
