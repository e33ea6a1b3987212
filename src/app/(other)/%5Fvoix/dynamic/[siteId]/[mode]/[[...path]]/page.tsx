import config from '@payload-config'
import type { Metadata } from 'next'
import { dynamicRoute } from '../../../../../../../serve'
import { site } from '../../../../../../site'

interface Props {
  params: Promise<{ siteId: string; mode: string; path?: string[] }>
}

// The proxy rewrites `?layout=` and `?voix-sync` here, so that plain addresses stay static.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await site.metadata(await dynamicRoute(params, config))), robots: { index: false } }
}

export default async function DynamicPage({ params }: Props) {
  return <site.Page {...await dynamicRoute(params, config)} />
}
