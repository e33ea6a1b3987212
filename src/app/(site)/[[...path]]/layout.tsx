import type { ReactNode } from 'react'
import { site } from '../../site'
import '../globals.css'

interface Props {
  params: Promise<{ path?: string[] }>
  children: ReactNode
}

export default async function SiteLayout({ params, children }: Props) {
  const { path } = await params
  return <site.Document route={{ siteId: 0, path }}>{children}</site.Document>
}
