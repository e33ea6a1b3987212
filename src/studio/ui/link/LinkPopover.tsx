'use client'

import { Hash } from 'lucide-react'
import { elementName } from '../../../tree'
import { useEditor, useSession } from '../../session/session'
import { LinkChooser, type LinkChooserProps, type LinkOption } from './LinkChooser'

/** Where a link of the page may lead: what a `LinkChooser` offers, and anchors of this page. */
export function LinkPopover(props: Omit<LinkChooserProps, 'boot' | 'languageCode' | 'anchors'>) {
  const { boot } = useSession()
  const languageCode = useEditor(({ page }) => page.page.languageCode)
  return <LinkChooser {...props} anchors={useAnchors()} boot={boot} languageCode={languageCode} />
}

const MOST_ANCHORS = 8

/** Elements of this page that have a DOM id. */
function useAnchors(): (search: string) => LinkOption[] {
  const { slice } = useSession()
  const rows = useEditor(({ page }) => page.tree.rows)
  return (search) => {
    if (search === '') return []
    const wanted = search.replace(/^#/, '').toLowerCase()
    return Object.values(rows)
      .flatMap((row) => {
        const { domId } = row.element.properties
        const title = elementName(row, slice)
        return domId && `${domId} ${title}`.toLowerCase().includes(wanted) ? [{ domId, title }] : []
      })
      .slice(0, MOST_ANCHORS)
      .map(({ domId, title }) => ({
        key: `#${domId}`,
        group: 'On this page',
        icon: Hash,
        title,
        place: `#${domId}`,
        target: { kind: 'address' as const, href: `#${domId}` },
      }))
  }
}
