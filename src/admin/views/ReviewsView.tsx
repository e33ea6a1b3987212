import type { AdminViewServerProps } from 'payload'
import { findInbox } from '../reviews/findInbox'
import { ReviewsScreen } from '../reviews/ReviewsScreen'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/reviews`: what waits for the person's review, and the threads that concern them. */
export async function ReviewsView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/reviews' })
  const { req } = props.initPageResult
  return (
    <AdminPage props={props}>
      <ReviewsScreen adminRoute={req.payload.config.routes.admin} inbox={await findInbox(req)} />
    </AdminPage>
  )
}
