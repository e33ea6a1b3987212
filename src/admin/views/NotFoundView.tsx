import { NotFoundPage } from '@payloadcms/next/views'
import { cloneElement } from 'react'
import { NotFoundScreen } from '../notFound/NotFoundScreen'

/**
 * The page for `not-found.tsx` of the admin. It renders Payload's page with a screen that names what does not exist and
 * links to its list. Users without access to the admin get Payload's own page.
 */
export async function NotFoundView(args: Parameters<typeof NotFoundPage>[0]) {
  return cloneElement(await NotFoundPage(args), {}, <NotFoundScreen />)
}
