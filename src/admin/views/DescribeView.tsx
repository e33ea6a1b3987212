import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayChangeField } from '../../studio/model/fieldRights'
import { FilesScreen } from '../media/files/FilesScreen'
import { filesAddress, readFilesQuery } from '../media/files/filesQuery'
import { findFiles } from '../media/files/findFiles'
import { readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/media/describe`: alt texts, tags and folders of many files. */
export async function DescribeView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/media/describe' })
  const { permissions, req } = props.initPageResult
  const { config } = req.payload
  const { media } = readVoix(req.payload).collections
  const own = permissions.collections?.[media]
  if (!own?.read) notFound()
  const mayChange = (field: string) => mayChangeField(own, field)
  const adminRoute = config.routes.admin
  const query = readFilesQuery(props.searchParams)
  const result = await findFiles({ req, query })
  if (result.total > 0 && query.page > result.totalPages)
    redirect(filesAddress(adminRoute, query, { page: result.totalPages }))
  return (
    <AdminPage props={props}>
      <FilesScreen
        place={{
          adminRoute,
          apiRoute: config.routes.api,
          collection: media,
          list: `${adminRoute}/collections/${media}`,
          mayChange: { alt: mayChange('alt'), tags: mayChange('tags'), folder: mayChange('folder') },
        }}
        query={query}
        result={result}
      />
    </AdminPage>
  )
}
