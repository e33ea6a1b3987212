import type { AdminViewServerProps } from 'payload'
import { redirect } from 'next/navigation'
import { CreatePageForm } from '../pages/CreatePageForm'
import { pagesUrlOf, readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/pages/create`: asks for what a page needs, makes a draft and opens it in the studio. */
export function PagesCreateView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/pages/create' })
  const { config } = props.initPageResult.req.payload
  const { admin: adminRoute } = config.routes
  if (access === 'review') redirect(`${adminRoute}/pages`)
  const voix = readVoix({ config })
  const layouts = voix.layouts.map(({ name, label }) => ({ name, label }))
  return (
    <AdminPage props={props}>
      <CreatePageForm
        adminRoute={adminRoute}
        pagesUrl={pagesUrlOf(config)}
        defaultLayout={voix.defaultLayout ?? layouts[0]?.name ?? ''}
        languages={voix.languages.map(({ code, name }) => ({ code, name }))}
        layouts={layouts}
      />
    </AdminPage>
  )
}
