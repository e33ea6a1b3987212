import type { Metadata } from 'next'
import { site } from '../../site'

interface Props {
  params: Promise<{ path?: string[] }>
}

// Made at the first visit, kept until something that the page shows changes; see src/serve/README.md.
export const dynamic = 'force-static'
export const dynamicParams = true
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = await params
  return site.metadata({ siteId: 0, path })
}

export default async function SitePage({ params }: Props) {
  const { path } = await params
  return <site.Page siteId={0} path={path} />
}
