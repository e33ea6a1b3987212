'use client'

import { $createLinkNode, $isLinkNode, type LinkNode, TOGGLE_LINK_COMMAND } from '@payloadcms/richtext-lexical/client'
import type { LinkFields } from '@payloadcms/richtext-lexical'
import {
  $createTextNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $setSelection,
  getNearestEditorFromDOMNode,
  type LexicalEditor,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { listen } from '../../../dom/listen'
import { addressIn, type LinkTarget } from '../../../ui/link/address'
import { LinkPopover } from '../../../ui/link/LinkPopover'

interface Opened {
  editor: LexicalEditor
  /** Where the text is selected: the choice takes the focus. */
  selection: RangeSelection
  /** Of the link that is there; `null`: there is none yet. */
  fields: LinkFields | null
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
      const found = editor && readSelection(editor)
      if (!input || !found) return
      event.preventDefault()
      event.stopPropagation()
      const rect = selectedRect(input)
      anchor.current = { getBoundingClientRect: () => rect }
      setIsNewTab(found.fields?.newTab ?? false)
      setOpened(found)
    }
    return listen(
      node,
      { click: (event) => event.target instanceof Element && event.target.closest(BUTTONS) && open(event) },
      { capture: true },
    )
  }, [box])

  if (!opened) return null
  const { editor, selection, fields } = opened
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
      initial={fields?.linkType === 'custom' ? (fields.url ?? '') : (addressIn(textOf(opened)) ?? '')}
      isNewTab={isNewTab}
      onChoose={(target, title) => finish(() => $link({ editor, target, title, isNewTab }))}
      onClose={() => finish()}
      onNewTab={setIsNewTab}
      onRemove={fields ? () => finish(() => void editor.dispatchCommand(TOGGLE_LINK_COMMAND, null)) : undefined}
    />
  )
}

/** The selected text and the link around it. `null`: nothing is selected, not even a place. */
function readSelection(editor: LexicalEditor): Opened | null {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return null
    return { editor, selection: selection.clone(), fields: $linkAt(selection)?.getFields() ?? null }
  })
}

function textOf({ editor, selection }: Opened): string {
  return editor.getEditorState().read(() => selection.getTextContent())
}

function $linkAt(selection: RangeSelection): LinkNode | null {
  const node = selection.focus.getNode()
  return [node, ...node.getParents()].find((each): each is LinkNode => $isLinkNode(each)) ?? null
}

interface Chosen {
  editor: LexicalEditor
  target: LinkTarget
  title: string
  isNewTab: boolean
}

/** Makes the selected text a link, changes the one that is there, or writes one where nothing is selected. */
function $link({ editor, target, title, isNewTab }: Chosen): void {
  const fields = toFields(target, isNewTab)
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const existing = $linkAt(selection)
  if (existing) return void existing.setFields(fields)
  if (!selection.isCollapsed()) return void editor.dispatchCommand(TOGGLE_LINK_COMMAND, { fields, text: null })
  const link = $createLinkNode({ fields })
  link.append($createTextNode(title))
  $insertNodes([link])
}

function toFields(target: LinkTarget, newTab: boolean): LinkFields {
  if (target.kind === 'address') return { linkType: 'custom', url: target.href, newTab, doc: null }
  return { linkType: 'internal', doc: { relationTo: target.relationTo, value: target.id as string }, newTab }
}

function selectedRect(input: HTMLElement): DOMRect {
  const range = window.getSelection()?.rangeCount ? window.getSelection()?.getRangeAt(0) : null
  const rect = range?.getBoundingClientRect()
  return rect && (rect.width > 0 || rect.height > 0) ? rect : input.getBoundingClientRect()
}
