'use client'

import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useKeptText } from '../../session/pendingInput/InputScope'
import styles from './inputs.module.css'
import lists from './lists.module.css'
import { SmallButton } from './SmallButton'
import type { Parsed } from './parse'

interface Props {
  label: string
  /** Of the button. */
  action: string
  name: string
  parse: (text: string) => Parsed<string>
  onAdd: (text: string) => void
}

/** Adds an entry to a list by its name. One that is not added yet is added when the page is saved, and waits when the panel goes. */
export function NewEntry({ label, action, name, parse, onAdd }: Props) {
  const kept = useKeptText({
    id: name,
    name,
    label,
    stored: '',
    commit: () => text !== '' && add(),
    show: (brought) => {
      setText(brought.text)
      setProblem(brought.problem)
    },
  })
  const [text, setText] = useState(() => kept.read()?.text ?? '')
  const [problem, setProblem] = useState(() => kept.read()?.problem ?? null)
  useEffect(() => kept.write(text === '' ? null : { text, problem }), [kept, problem, text])
  const add = () => {
    const parsed = parse(text)
    if ('problem' in parsed) {
      setProblem(parsed.problem)
      return kept.write({ text, problem: parsed.problem })
    }
    onAdd(parsed.value)
    setText('')
    kept.write(null)
  }
  return (
    <form
      className={lists.newRow}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <input
        aria-invalid={problem ? true : undefined}
        aria-label={label}
        autoComplete="off"
        className={styles.input}
        name={name}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
        placeholder={label}
        value={text}
      />
      <SmallButton icon={Plus} label={action} onClick={add} />
      {problem && (
        <small className={styles.problem} role="alert">
          {problem}
        </small>
      )}
    </form>
  )
}
