'use client'

import { $createLinkNode } from '@payloadcms/richtext-lexical/client'
import { $setSelection, getNearestEditorFromDOMNode, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { listen } from '../../../dom/listen'
import { $removeLink, $setLink, readSelectedLink, selectedRect, type SelectedLink } from '../../../dom/richText/links'
import { addressIn } from '../../../model/address'
import { LinkPopover } from '../../../ui/link/LinkPopover'

interface Opened extends SelectedLink {
  editor: LexicalEditor
}

/** What opens the choice in Payload's editor: the button of its toolbar, and that of the link which is there. */
const BUTTONS = '[data-button-key=link], .link-edit'

/** Links of rich text are chosen like those of link fields. */
export default function RichTextLink({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isNewTab, setIsNewTab] = useState(false)
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
      setIsNewTab(found.fields?.newTab ?? false)
      setOpened({ ...found, editor })
    }
    return listen(
      node,
      { click: (event) => event.target instanceof Element && event.target.closest(BUTTONS) && open(event) },
      { capture: true },
    )
  }, [box])

  if (!opened) return null
  const { editor, selection, fields, words } = opened
  const finish = (change?: () => void) => {
    setOpened(null)
    editor.update(
      () => {
        $setSelection(selection.clone())
        change?.()
      },
      { onUpdate: () => editor.focus() },
    )
  }
  return (
    <LinkPopover
      anchor={anchor}
      initial={fields?.linkType === 'custom' ? (fields.url ?? '') : (addressIn(words) ?? '')}
      isNewTab={isNewTab}
      onChoose={(target, title) =>
        finish(() => $setLink({ target, title, isNewTab, create: (made) => $createLinkNode({ fields: made }) }))
      }
      onClose={() => finish()}
      onNewTab={setIsNewTab}
      onRemove={fields ? () => finish($removeLink) : undefined}
    />
  )
}
