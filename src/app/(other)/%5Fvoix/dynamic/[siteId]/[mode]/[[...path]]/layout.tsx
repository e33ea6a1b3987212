import config from '@payload-config'
import type { ReactNode } from 'react'
import { dynamicRoute } from '../../../../../../../serve'
import { site } from '../../../../../../site'
import '../../../../../../(site)/globals.css'

interface Props {
  params: Promise<{ siteId: string; mode: string; path?: string[] }>
  children: ReactNode
}

export default async function DynamicLayout({ params, children }: Props) {
  return <site.Document route={await dynamicRoute(params, config)}>{children}</site.Document>
}
