'use client'

import { useState } from 'react'
import type { LinkChoice, WordsLink } from '../../dom/richText/links'
import type { LinkChooserProps } from './LinkChooser'
import { LinkPopover } from './LinkPopover'

interface Props extends Pick<LinkChooserProps, 'anchor'> {
  link: WordsLink
  onDone: (choice: LinkChoice) => void
}

/** The link of words in a rich text, with the window that it opens in: the text itself has no place for that. */
export function WordsLinkPopover({ anchor, link, onDone }: Props) {
  const { isThere, target, words } = link
  const [isNewTab, setIsNewTab] = useState(link.isNewTab)
  return (
    <LinkPopover
      anchor={anchor}
      isNewTab={isNewTab}
      onChoose={(chosen, title) => onDone({ type: 'link', target: chosen, title, isNewTab })}
      // Another window for a link that is there is a choice by itself.
      onClose={() =>
        onDone(
          target && isNewTab !== link.isNewTab ? { type: 'link', target, title: '', isNewTab } : { type: 'nothing' },
        )
      }
      onNewTab={setIsNewTab}
      onRemove={isThere ? () => onDone({ type: 'noLink' }) : undefined}
      target={target}
      words={isThere ? '' : words}
    />
  )
}
