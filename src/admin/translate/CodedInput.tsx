'use client'

import { useEffect, useRef, type ClipboardEvent } from 'react'
import { escaped, parse, type CodedText, type Marks } from '../../slices/translation'
import unit from './units.module.css'

interface Props {
  label: string
  language: string
  marks: Marks
  value: CodedText
  isReadOnly: boolean
  onChange: (text: CodedText) => void
}

/**
 * An input for a paragraph of rich text. Its marks (bold, links) are shown and kept, but cannot be added or changed.
 * The browser owns the node's content while the user types; it is rewritten when the value changes from outside.
 */
export function CodedInput({ label, language, marks, value, isReadOnly, onChange }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef<CodedText | null>(null)
  useEffect(() => {
    const node = ref.current
    if (!node || shown.current === value) return
    node.replaceChildren(...nodesOf(value, marks))
    shown.current = value
  }, [value, marks])
  // React has no cancellable `beforeinput` event.
  useEffect(() => {
    const node = ref.current
    const refuse = (event: InputEvent) => {
      if (/^(?:format|insertParagraph|insertLineBreak|insertOrderedList|insertUnorderedList)/.test(event.inputType))
        event.preventDefault()
    }
    node?.addEventListener('beforeinput', refuse)
    return () => node?.removeEventListener('beforeinput', refuse)
  }, [])
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain').replace(/\s*\n\s*/g, ' ')
    document.execCommand('insertText', false, text)
  }
  return (
    <div
      aria-label={label}
      aria-multiline="true"
      aria-readonly={isReadOnly}
      className={unit.coded}
      contentEditable={!isReadOnly}
      lang={language}
      onInput={({ currentTarget }) => {
        shown.current = readNode(currentTarget)
        onChange(shown.current)
      }}
      onPaste={paste}
      ref={ref}
      role="textbox"
      spellCheck
      suppressContentEditableWarning
      tabIndex={0}
    />
  )
}

/** Shows a coded text next to the input. */
export function CodedText({ text, marks, language }: { text: CodedText; marks: Marks; language: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.replaceChildren(...nodesOf(text, marks))
  }, [text, marks])
  return <div className={unit.source} lang={language} ref={ref} />
}

type Part = NonNullable<ReturnType<typeof parse>>[number]

const TAGS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', underlined: 'u', code: 'code' }

function nodesOf(text: CodedText, marks: Marks): Node[] {
  const make = (part: Part): Node => {
    if (typeof part === 'string') return document.createTextNode(part)
    const mark = marks[part.mark]
    const isAlone = part.parts === null
    const node = document.createElement(isAlone ? 'span' : (TAGS[mark?.label ?? ''] ?? 'span'))
    node.dataset.mark = part.mark
    node.dataset.kind = mark?.kind ?? 'thing'
    node.title = mark?.kind === 'link' ? `Link to ${mark.label}` : (mark?.label ?? '')
    if (isAlone) {
      node.dataset.alone = ''
      node.contentEditable = 'false'
      node.textContent = mark?.label ?? '·'
    } else node.append(...(part.parts ?? []).map(make))
    return node
  }
  return (parse(text) ?? [text]).map(make)
}

/**
 * Returns the node's content as coded text. Elements that the browser inserted are removed, and non-breaking spaces
 * become spaces.
 */
export function readNode(node: Node): CodedText {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof Text) return escaped(child.data.replaceAll('\u00a0', ' '))
      if (!(child instanceof HTMLElement)) return ''
      const { mark, alone } = child.dataset
      if (mark === undefined) return readNode(child)
      if (alone !== undefined) return `<${mark}/>`
      const inside = readNode(child)
      return inside === '' ? '' : `<${mark}>${inside}</${mark}>`
    })
    .join('')
}
