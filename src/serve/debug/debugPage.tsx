import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { getPayload } from 'payload'
import type { LoadOptions } from '../page/loadPage'
import { visitorOf } from '../site/visitorOf'
import { DebugScreen } from './DebugScreen'
import { readDebug } from './readDebug'

/** `/voix-debug`. Staff only: whoever is signed in nowhere is led to the login, and to others there is no such page. */
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
