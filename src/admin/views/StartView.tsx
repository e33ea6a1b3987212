import type { AdminViewServerProps } from 'payload'
import { requireStudioAccess } from '../server/studioAccess'
import { readStartPage } from '../start/startPage'
import { StartScreen } from '../start/StartScreen'

/** `/voix`: the start page. Payload renders the template around it. */
export async function StartView(props: AdminViewServerProps) {
  const { access, user } = requireStudioAccess({ props, route: '' })
  const { req } = props.initPageResult
  const { admin, api } = req.payload.config.routes
  return (
    <StartScreen
      adminRoute={admin}
      apiRoute={api}
      canEdit={access !== 'review'}
      lists={await readStartPage(req)}
      userName={user.name}
    />
  )
}
