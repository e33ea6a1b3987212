import type { AdminViewServerProps } from 'payload'
import { findInbox } from '../reviews/findInbox'
import { ReviewsScreen } from '../reviews/ReviewsScreen'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/reviews`: the reviews that await the user, and the user's threads. */
export async function ReviewsView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/reviews' })
  const { req } = props.initPageResult
  return (
    <AdminPage props={props}>
      <ReviewsScreen adminRoute={req.payload.config.routes.admin} inbox={await findInbox(req)} />
    </AdminPage>
  )
}
