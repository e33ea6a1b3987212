'use client'

import { $createLinkNode } from '@payloadcms/richtext-lexical/client'
import { getNearestEditorFromDOMNode, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { listen } from '../../../dom/listen'
import { $takeChoice, readSelectedLink, selectedRect, type SelectedLink } from '../../../dom/richText/links'
import { WordsLinkPopover } from '../../../ui/link/WordsLinkPopover'

interface Opened extends SelectedLink {
  editor: LexicalEditor
}

/** What opens the choice in Payload's editor: the button of its toolbar, and that of the link which is there. */
const BUTTONS = '[data-button-key=link], .link-edit'

/** Links of rich text are chosen like those of link fields. */
export default function RichTextLink({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const anchor = useRef<{ getBoundingClientRect: () => DOMRect } | null>(null)

  useEffect(() => {
    const node = box.current
    if (!node) return
    const open = (event: Event) => {
      const input = node.querySelector<HTMLElement>('[contenteditable=true]')
      const editor = input && getNearestEditorFromDOMNode(input)
      const found = editor && readSelectedLink(editor)
      if (!input || !found) return
      event.preventDefault()
      event.stopPropagation()
      const rect = selectedRect(input)
      anchor.current = { getBoundingClientRect: () => rect }
      setOpened({ ...found, editor })
    }
    return listen(
      node,
      { click: (event) => event.target instanceof Element && event.target.closest(BUTTONS) && open(event) },
      { capture: true },
    )
  }, [box])

  if (!opened) return null
  const { editor, selection, link } = opened
  return (
    <WordsLinkPopover
      anchor={anchor}
      link={link}
      onDone={(choice) => {
        setOpened(null)
        editor.update(() => $takeChoice({ choice, selection, create: (fields) => $createLinkNode({ fields }) }), {
          onUpdate: () => editor.focus(),
        })
      }}
    />
  )
}
