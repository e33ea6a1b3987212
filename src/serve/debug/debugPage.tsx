import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { getPayload } from 'payload'
import type { LoadOptions } from '../page/loadPage'
import { visitorOf } from '../site/visitorOf'
import { DebugScreen } from './DebugScreen'
import { readDebug } from './readDebug'

/** Renders `/voix-debug` for staff. Visitors without a session are redirected to the login, other users get a 404. */
export async function debugPage(
  options: LoadOptions,
  query: Record<string, string | string[] | undefined>,
): Promise<ReactNode> {
  const { user, isStaff } = await visitorOf(options.config)
  if (!user) {
    const { routes } = (await getPayload({ config: options.config })).config
    redirect(`${routes.admin}/login?redirect=${encodeURIComponent('/voix-debug')}`)
  }
  if (!isStaff) notFound()
  return <DebugScreen debug={await readDebug(options, query)} />
}
