'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { listen } from '../../dom/listen'
import { pressedKey } from '../../dom/pressedKey'
import inputs from './inputs.module.css'

interface Props {
  label: string
  stored: string
  isLong?: boolean
  isReadOnly: boolean
  hint?: string | null
  /** The message for an empty text, where it may not be empty. */
  rule?: string
  /** Shows neither the label nor the hint, as in a table. Both are read out. */
  isBare?: boolean
  onSave: (text: string) => Promise<boolean>
}

/** A text that is saved when the user leaves it or presses Enter. A text that could not be saved stays in the field. */
export function SavedText({ label, stored, isLong, isReadOnly, hint, rule, isBare = false, onSave }: Props) {
  const id = useId()
  const [text, setText] = useState(stored)
  const [seen, setSeen] = useState(stored)
  if (seen !== stored) {
    // The stored text changed: the field follows, unless the user has typed since.
    setSeen(stored)
    if (text.trim() === seen.trim()) setText(stored)
  }
  const isEmpty = rule !== undefined && text.trim() === ''
  const isUnsaved = text.trim() !== stored.trim() && !isEmpty
  const sending = useRef<string | null>(null)
  const commit = () => {
    if (!isUnsaved || sending.current === text) return
    sending.current = text
    void onSave(text).finally(() => (sending.current = null))
  }
  useCommitOnLeave(isUnsaved, commit)
  const shared = {
    'aria-describedby': `${id}-about`,
    'aria-invalid': isEmpty || undefined,
    className: inputs.input,
    id,
    onBlur: commit,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Enter' || event.shiftKey) return
      event.preventDefault()
      commit()
    },
    readOnly: isReadOnly,
    value: text,
  }
  const quiet = isBare ? inputs.hidden : undefined
  return (
    <div className={inputs.field}>
      <label className={quiet ?? inputs.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? <textarea rows={isBare ? 2 : 3} {...shared} /> : <input autoComplete="off" {...shared} />}
      <small className={isEmpty ? inputs.problem : (quiet ?? inputs.hint)} id={`${id}-about`}>
        {isEmpty ? rule : isReadOnly ? 'Your role does not change this.' : hint}
      </small>
    </div>
  )
}

/** Saves a text whose field is taken away, and warns before the tab is closed: neither is a blur. */
function useCommitOnLeave(isUnsaved: boolean, commit: () => void) {
  const latest = useRef({ isUnsaved, commit })
  latest.current = { isUnsaved, commit }
  useEffect(() => () => latest.current.commit(), [])
  useEffect(() => {
    if (!isUnsaved) return
    return listen(window, { beforeunload: (event) => event.preventDefault() })
  }, [isUnsaved])
}
