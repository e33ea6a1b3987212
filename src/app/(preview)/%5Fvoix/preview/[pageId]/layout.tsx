import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readPreview } from '../../../preview'
import '../../../../(site)/globals.css'

export const metadata: Metadata = { title: 'Preview', robots: { index: false }, referrer: 'no-referrer' }

interface Props {
  params: Promise<{ pageId: string }>
  children: ReactNode
}

export default async function PreviewLayout({ params, children }: Props) {
  const { pageId } = await params
  const { view } = await readPreview(pageId, null)
  const { languageCode, layout, path } = view.context
  return (
    <html data-layout={layout} data-path={path} lang={languageCode} suppressHydrationWarning>
      <body id={view.page.properties.domId ?? undefined}>{children}</body>
    </html>
  )
}
