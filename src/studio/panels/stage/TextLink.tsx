'use client'

import { useRef, useState } from 'react'
import { findPreviewFrame } from '../../dom/previewFrame'
import { addressIn } from '../../model/address'
import type { TextLink } from '../../session/editorStore'
import { useEditor, useSession } from '../../session/session'
import type { StudioAnswer } from '../../sync'
import { LinkPopover } from '../../ui/link/LinkPopover'

/** The choice of a link for words that are selected in a text of the preview. */
export function TextLinkChoice() {
  const link = useEditor(({ ui }) => ui.textLink)
  return link && <Choice link={link} />
}

function Choice({ link }: { link: TextLink }) {
  const { channel, ui } = useSession()
  const [isNewTab, setIsNewTab] = useState(link.isNewTab)
  const anchor = useRef({ getBoundingClientRect: () => inThisWindow(link.rect) })
  const answer = (given: StudioAnswer) => {
    ui.setState({ textLink: null })
    channel.tell({ type: 'answer', answer: given })
  }
  return (
    <LinkPopover
      anchor={anchor}
      initial={link.address ?? (link.isThere ? '' : (addressIn(link.words) ?? ''))}
      isNewTab={isNewTab}
      onChoose={(target, title) => answer({ type: 'link', target, title, isNewTab })}
      onClose={() => answer({ type: 'nothing' })}
      onNewTab={setIsNewTab}
      onRemove={link.isThere ? () => answer({ type: 'noLink' }) : undefined}
    />
  )
}

/** Where something of the preview's document stands in the studio's window, which scales the frame. */
function inThisWindow({ x, y, width, height }: TextLink['rect']): DOMRect {
  const frame = findPreviewFrame()
  const box = frame?.getBoundingClientRect()
  const scale = frame && box && frame.offsetWidth > 0 ? box.width / frame.offsetWidth : 1
  return new DOMRect((box?.x ?? 0) + x * scale, (box?.y ?? 0) + y * scale, width * scale, height * scale)
}
