import type { AdminViewServerProps } from 'payload'
import { AuditScreen } from '../audit/AuditScreen'
import { readAuditQuery } from '../audit/auditQuery'
import { findEvents } from '../audit/findEvents'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'
import { labelText } from '../../slices/labelText'

/** `/voix/audit-log`: the audit log, for administrators. */
export async function AuditView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/audit-log' })
  const { req } = props.initPageResult
  const { collections, routes } = req.payload.config
  const query = readAuditQuery(props.searchParams)
  return (
    <AdminPage props={props}>
      <AuditScreen
        adminRoute={routes.admin}
        collections={collections
          .filter(({ admin }) => admin.hidden !== true)
          .map(({ slug, labels }) => ({ slug, label: labelText(labels.plural, req.i18n) }))}
        query={query}
        result={await findEvents({ req, query })}
      />
    </AdminPage>
  )
}
