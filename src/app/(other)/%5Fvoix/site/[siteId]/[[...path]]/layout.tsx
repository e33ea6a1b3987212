import type { ReactNode } from 'react'
import { site } from '../../../../../site'
import '../../../../../(site)/globals.css'

interface Props {
  params: Promise<{ siteId: string; path?: string[] }>
  children: ReactNode
}

export default async function OtherSiteLayout({ params, children }: Props) {
  const { siteId, path } = await params
  return <site.Document route={{ siteId: Number(siteId), path }}>{children}</site.Document>
}
