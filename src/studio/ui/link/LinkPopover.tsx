'use client'

import { Hash } from 'lucide-react'
import { elementName, hasWords, isDomId, numbered, searchWords, slugify } from '../../../tree'
import { firstWords } from '../../describe/names'
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

/**
 * Selects the target of a link: the options of a `LinkChooser` and the elements of this page. An element without an
 * anchor gets one when it is selected.
 */
export function LinkPopover({ target, words = '', onChoose, ...props }: Props) {
  const { boot, dispatch } = useSession()
  const elements = useElements()
  const languageCode = useEditor(({ page }) => page.page.languageCode)
  const shown = useLinkTarget(target)
  const address = target?.kind === 'address' ? target.href : null
  return (
    <LinkChooser
      {...props}
      anchors={(search) => elements(search).map(({ option }) => option)}
      boot={boot}
      initial={target ? (address ?? '') : (addressIn(words) ?? '')}
      languageCode={languageCode}
      onChoose={(chosen, title) => {
        const domId = chosen.kind === 'address' && chosen.href.startsWith('#') ? chosen.href.slice(1) : null
        const made = elements('#').find(({ isNew, option }) => isNew && option.place === `#${domId}`)
        const action = { type: 'updateProperties', properties: { domId } } as const
        if (!made || dispatch({ ...action, id: made.id })) onChoose(chosen, title)
      }}
      present={target && { ...shown, target }}
    />
  )
}

/** The number of anchors that are listed without a search for anchors. */
const MOST_ANCHORS = 8

interface Anchored {
  id: string
  /** The element has no anchor yet. */
  isNew: boolean
  option: LinkOption
}

/** Finds elements with an anchor. A search that begins with `#` also finds the others, with a new anchor. */
function useElements(): (search: string) => Anchored[] {
  const { slice } = useSession()
  const rows = useEditor(({ page }) => page.tree.rows)
  return (search) => {
    const isAnchor = search.startsWith('#')
    const words = searchWords(search.replace(/^#/, ''))
    const all = Object.values(rows)
    const taken = new Set(all.flatMap(({ element }) => element.properties.domId ?? []))
    const found = all.flatMap((row): Anchored[] => {
      const domId = row.element.properties.domId || null
      if (domId === null && !isAnchor) return []
      const name = elementName(row, slice)
      const text = firstWords(row, slice)
      const own = domId ?? freeAnchor(text || name, taken)
      taken.add(own)
      const title = domId === null && text !== '' && text !== name ? `${name}: ${text}` : name
      const option = {
        ...{ key: `#${own}`, group: 'On this page', icon: Hash, title, place: `#${own}` },
        target: { kind: 'address' as const, href: `#${own}` },
      }
      return hasWords(`${own} ${title}`, words) ? [{ id: row.id, isNew: domId === null, option }] : []
    })
    return isAnchor ? found : found.slice(0, MOST_ANCHORS)
  }
}

/** Returns an unused anchor for a text: `Our rooms` becomes `our-rooms`, or `our-rooms-2`. */
function freeAnchor(text: string, taken: ReadonlySet<string>): string {
  const made = slugify(text)
  const names = numbered(isDomId(made) ? made : 'section')
  for (;;) {
    const { value } = names.next()
    if (!taken.has(value)) return value
  }
}
