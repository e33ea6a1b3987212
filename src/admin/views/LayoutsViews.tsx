import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { colorFieldsOf } from '../layouts/colorFields'
import { LayoutScreen } from '../layouts/LayoutScreen'
import { LayoutsScreen } from '../layouts/LayoutsScreen'
import { describeSlices } from '../../slices/description/describeSlices'
import { readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/layouts`: the layouts with their colours. For administrators. */
export function LayoutsView(props: AdminViewServerProps) {
  const { adminRoute, apiRoute } = read(props, '/layouts')
  return (
    <AdminPage props={props}>
      <LayoutsScreen adminRoute={adminRoute} apiRoute={apiRoute} />
    </AdminPage>
  )
}

/** `/voix/layouts/<name>`: the palette and colour rules of one layout. For administrators. */
export async function LayoutView(props: AdminViewServerProps) {
  const segments = props.params?.segments
  const name = Array.isArray(segments) ? decodeURIComponent(String(segments[1])) : ''
  const { adminRoute, apiRoute, voix } = read(props, `/layouts/${encodeURIComponent(name)}`)
  const layout = voix.layouts.find((one) => one.name === name)
  if (!layout) notFound()
  const slices = await describeSlices({ slices: voix.slices, req: props.initPageResult.req })
  return (
    <AdminPage props={props}>
      <LayoutScreen
        adminRoute={adminRoute}
        apiRoute={apiRoute}
        fields={colorFieldsOf(slices)}
        label={layout.label}
        name={name}
      />
    </AdminPage>
  )
}

function read(props: AdminViewServerProps, route: string) {
  requireStudioAccess({ props, route })
  const { config } = props.initPageResult.req.payload
  const { admin: adminRoute, api: apiRoute } = config.routes
  return { adminRoute, apiRoute, voix: readVoix({ config }) }
}
