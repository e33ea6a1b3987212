'use client'

import { useRef } from 'react'
import { findPreviewFrame } from '../../dom/previewFrame'
import type { TextLink } from '../../session/editorStore'
import { useEditor, useSession } from '../../session/session'
import { WordsLinkPopover } from '../../ui/link/WordsLinkPopover'

/** The choice of a link for words that are selected in a text of the preview. */
export function TextLinkChoice() {
  const link = useEditor(({ ui }) => ui.textLink)
  return link && <Choice link={link} />
}

function Choice({ link }: { link: TextLink }) {
  const { channel, ui } = useSession()
  const anchor = useRef({ getBoundingClientRect: () => inThisWindow(link.rect) })
  return (
    <WordsLinkPopover
      anchor={anchor}
      link={link}
      onDone={(answer) => {
        ui.setState({ textLink: null })
        channel.tell({ type: 'answer', answer })
      }}
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
