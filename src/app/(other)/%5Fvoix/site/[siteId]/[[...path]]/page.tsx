import type { Metadata } from 'next'
import { site } from '../../../../../site'

interface Props {
  params: Promise<{ siteId: string; path?: string[] }>
}

// Other sites' hosts are rewritten here by the proxy; static like the first site's pages.
export const dynamic = 'force-static'
export const dynamicParams = true
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, path } = await params
  return site.metadata({ siteId: Number(siteId), path })
}

export default async function OtherSitePage({ params }: Props) {
  const { siteId, path } = await params
  return <site.Page siteId={Number(siteId)} path={path} />
}
