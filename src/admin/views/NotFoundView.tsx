import { NotFoundPage } from '@payloadcms/next/views'
import { cloneElement } from 'react'
import { NotFoundScreen } from '../notFound/NotFoundScreen'

/**
 * The page for `not-found.tsx` of the admin: Payload's, with a screen that names what is missing and leads back to its
 * list. Visitors who are not signed in get Payload's own.
 */
export async function NotFoundView(args: Parameters<typeof NotFoundPage>[0]) {
  return cloneElement(await NotFoundPage(args), {}, <NotFoundScreen />)
}
