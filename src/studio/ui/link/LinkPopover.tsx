'use client'

import { Hash } from 'lucide-react'
import { elementName, hasWords, searchWords } from '../../../tree'
import { addressIn, type LinkTarget } from '../../model/address'
import { useEditor, useSession } from '../../session/session'
import { LinkChooser, type LinkChooserProps } from './LinkChooser'
import type { LinkOption } from './useLinkOptions'
import { useLinkTarget } from './useLinkTarget'

interface Props extends Omit<LinkChooserProps, 'boot' | 'languageCode' | 'anchors' | 'initial' | 'present'> {
  /** Where the link leads now; `null`: nowhere yet. */
  target: LinkTarget | null
  /** Of a link that leads nowhere yet: an address among them is what the search begins with. */
  words?: string
}

/** Where a link of the page leads and may lead: what a `LinkChooser` offers, and anchors of this page. */
export function LinkPopover({ target, words = '', ...props }: Props) {
  const { boot } = useSession()
  const languageCode = useEditor(({ page }) => page.page.languageCode)
  const shown = useLinkTarget(target)
  const address = target?.kind === 'address' ? target.href : null
  return (
    <LinkChooser
      {...props}
      anchors={useAnchors()}
      boot={boot}
      initial={target ? (address ?? '') : (addressIn(words) ?? '')}
      languageCode={languageCode}
      present={target && { ...shown, target }}
    />
  )
}

const MOST_ANCHORS = 8

/** Elements of this page that have a DOM id. */
function useAnchors(): (search: string) => LinkOption[] {
  const { slice } = useSession()
  const rows = useEditor(({ page }) => page.tree.rows)
  return (search) => {
    const words = searchWords(search.replace(/^#/, ''))
    return Object.values(rows)
      .flatMap((row) => {
        const { domId } = row.element.properties
        const title = elementName(row, slice)
        return domId && hasWords(`${domId} ${title}`, words) ? [{ domId, title }] : []
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
