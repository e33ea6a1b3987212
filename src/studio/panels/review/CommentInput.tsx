'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { pressedKey } from '../../dom/pressedKey'
import { foldText } from '../../../tree'
import type { Colleague } from '../../../contract/review'
import { useEditor } from '../../session/session'
import { useListbox } from '../../ui/useListbox'
import styles from './comments.module.css'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
  /** Control and Enter. */
  onSend: () => void
  onCancel?: () => void
  placeholder?: string
  autoFocus?: boolean
}

/** The longest list of names: whoever is not among them is found by more letters. */
const MOST = 6

/** A text in which "@" names a colleague. */
export function CommentInput({ label, value, onChange, onSend, onCancel, placeholder, autoFocus }: Props) {
  const colleagues = useEditor((state) => state.review.colleagues)
  const input = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const hint = useId()
  const mention = mentionAt(value, caret)
  const found = mention && mention.from !== closedAt ? matching(colleagues, mention.text) : []
  const choose = (index: number) => {
    const person = found[index]
    if (!person || !mention) return
    const before = `${value.slice(0, mention.from)}@${person.name} `
    onChange(before + value.slice(caret).replace(/^ /, ''))
    setClosedAt(mention.from)
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(before.length, before.length)
      setCaret(before.length)
    })
  }
  const list = useListbox({ count: found.length, onChoose: choose })
  const isOpen = found.length > 0
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const pressed = pressedKey(event)
    if (pressed === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    if (pressed === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      if (isOpen) setClosedAt(mention?.from ?? null)
      else onCancel?.()
      return
    }
    if (isOpen && pressed === 'Tab') {
      event.preventDefault()
      return choose(list.current)
    }
    if (isOpen) list.input.onKeyDown(event)
  }
  return (
    <div className={styles.input}>
      <textarea
        aria-activedescendant={isOpen ? list.optionId(list.current) : undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? list.listId : undefined}
        aria-describedby={hint}
        aria-label={label}
        autoFocus={autoFocus}
        maxLength={5000}
        onChange={({ target }) => {
          onChange(target.value)
          setCaret(target.selectionStart)
          list.point(0)
        }}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        placeholder={placeholder}
        ref={input}
        rows={3}
        value={value}
      />
      <span className={styles.unseen} id={hint}>
        @ names a colleague, Control and Enter sends.
      </span>
      {isOpen && (
        <ul aria-label="Colleagues" className={styles.people} id={list.listId} role="listbox">
          {found.map((person, index) => (
            <li
              aria-selected={index === list.current}
              id={list.optionId(index)}
              key={person.id}
              onMouseDown={(event) => {
                event.preventDefault()
                choose(index)
              }}
              onMouseEnter={() => list.point(index)}
              role="option"
            >
              {person.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The name that is being written before the caret, and where its "@" stands. */
function mentionAt(text: string, caret: number): { from: number; text: string } | null {
  const found = /(?:^|[^\p{L}\p{M}\p{N}])@([\p{L}\p{M}\p{N}._-]*(?: [\p{L}\p{M}\p{N}._-]*)?)$/u.exec(
    text.slice(0, caret),
  )
  return found ? { from: caret - (found[1] ?? '').length - 1, text: found[1] ?? '' } : null
}

function matching(colleagues: readonly Colleague[], text: string): Colleague[] {
  const wanted = foldText(text)
  const isWhole = colleagues.some(({ name }) => foldText(name) === wanted.trim() && wanted.endsWith(' '))
  if (isWhole) return []
  return colleagues.filter(({ name }) => startsAWord(foldText(name), wanted)).slice(0, MOST)
}

function startsAWord(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.split(/\s+/).some((word) => word.startsWith(wanted))
}
