import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DocumentationScreen } from '../documentation/DocumentationScreen'
import { readDocumentation } from '../documentation/readDocumentation'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/documentation` and its pages: the collections `voixuserguide` and `docs`. */
export async function DocumentationView(props: AdminViewServerProps) {
  const [, ...path] = segmentsOf(props)
  const below = path.map((segment) => `/${segment}`).join('')
  requireStudioAccess({ props, route: `/documentation${below}` })
  const { config } = props.initPageResult.req.payload
  const documentation = await readDocumentation(config, decodeURI(below))
  if (!documentation) notFound()
  return (
    <AdminPage props={props}>
      <DocumentationScreen base={`${config.routes.admin}/documentation`} documentation={documentation} />
    </AdminPage>
  )
}

function segmentsOf({ params }: AdminViewServerProps): string[] {
  const segments = params?.segments
  return Array.isArray(segments) ? segments : []
}
