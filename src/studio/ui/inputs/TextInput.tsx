'use client'

import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pressedKey } from '../../dom/pressedKey'
import { useReadOnly, useKeptText } from '../../session/pendingInput/InputScope'
import { useSession } from '../../session/session'
import styles from './inputs.module.css'
import steps from './stepper.module.css'
import { Labelled, type LabelledProps } from './Labelled'
import { type Parsed, isDraftOf } from './parse'

interface Props<Value> extends LabelledProps {
  name: string
  /** What tells the input from others of its panel, where the name goes by the place in a list. */
  id?: string
  stored: string
  parse: (text: string) => Parsed<Value>
  onChange: (value: Value) => void
  isReadOnly?: boolean
  isLong?: boolean
  /** The value is taken when the input is left or Enter is pressed: a name that is half written would name something else. */
  isLate?: boolean
  placeholder?: string
  type?: 'text' | 'date'
  inputMode?: 'numeric' | 'decimal' | 'text'
  suggestions?: readonly string[]
  /** A number: the arrow keys change it by one step, with Shift by ten. `null`: it cannot be changed so. */
  step?: (text: string, by: number) => string | null
  /** Stands at the end of the label's line as long as the text is right. */
  verdict?: ReactNode
}

/** A text input whose wrong values are named and never stored. */
export function TextInput<Value>(props: Props<Value>) {
  const {
    name,
    id = name,
    stored,
    parse,
    onChange,
    isLong,
    isLate,
    placeholder,
    type = 'text',
    inputMode,
    suggestions,
    step,
    verdict,
  } = props
  const { store } = useSession()
  const listId = useId()
  const draft = useDraft({ id, name, label: props.label, stored, parse, onChange, isLate })
  const isReadOnly = useReadOnly(props.isReadOnly)
  const move = (by: number): boolean => {
    const next = isReadOnly ? undefined : step?.(draft.text, by)
    if (next != null) draft.type(next)
    return next != null
  }
  const shared = {
    className: styles.input,
    dir: 'auto',
    name,
    onBlur: () => {
      draft.leave()
      store.seal()
    },
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      const pressed = pressedKey(event)
      if (pressed === 'Enter') draft.commit()
      const by = { ArrowUp: 1, ArrowDown: -1 }[pressed]
      if (by !== undefined && move(event.shiftKey ? by * 10 : by)) event.preventDefault()
    },
    placeholder,
    readOnly: isReadOnly,
    value: draft.text,
  }
  return (
    <Labelled
      {...props}
      aside={props.aside ?? (draft.problem === null && verdict)}
      problem={draft.problem ?? props.problem}
    >
      {(attributes) =>
        isLong ? (
          <textarea rows={3} {...shared} {...attributes} />
        ) : (
          <span className={step ? steps.stepper : steps.plain}>
            <input
              autoComplete="off"
              inputMode={inputMode}
              list={suggestions ? listId : undefined}
              spellCheck={false}
              type={type}
              {...shared}
              {...attributes}
            />
            {step && !isReadOnly && (
              // The arrow keys do the same.
              <span aria-hidden className={steps.steps}>
                {([1, -1] as const).map((by) => (
                  <button
                    key={by}
                    onClick={({ shiftKey }) => move(shiftKey ? by * 10 : by)}
                    tabIndex={-1}
                    type="button"
                  >
                    {by === 1 ? <ChevronUp size={11} /> : <ChevronDown size={11} />}
                  </button>
                ))}
              </span>
            )}
            {suggestions && (
              <datalist id={listId}>
                {suggestions.map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            )}
          </span>
        )
      }
    </Labelled>
  )
}

interface DraftInput<Value> {
  /** Of the input within its panel. It stays when rows before it come and go. */
  id: string
  name: string
  label: string
  /** What the page has, as text. */
  stored: string
  /** Judges what is typed. A problem is shown, and the page keeps what it has. */
  parse: (text: string) => Parsed<Value>
  onChange: (value: Value) => void
  /** The page gets the value by `commit`, not by the letter. */
  isLate?: boolean
}

/** The text in an input: only what is right reaches the page. What the page changes by itself replaces it; what is wrong comes back. */
function useDraft<Value>({ stored, parse, onChange, isLate = false, ...input }: DraftInput<Value>) {
  const kept = useKeptText({ ...input, stored, commit: () => commit(), show: ({ text }) => setDraft(text) })
  const [draft, setDraft] = useState<string | null>(() => kept.read()?.text ?? null)
  const known = useRef(stored)
  useEffect(() => {
    if (known.current === stored) return
    known.current = stored
    setDraft((now) => (now !== null && isDraftOf({ text: now, stored, parse }) ? now : null))
    // `parse` is made anew on each render; only the page's own change counts.
  }, [stored])
  const text = draft ?? stored
  const parsed = parse(text)
  const problem = 'problem' in parsed && draft !== null ? parsed.problem : null
  const isHeld = isLate && draft !== null && !isDraftOf({ text: draft, stored, parse })
  useEffect(
    () => kept.write(problem === null && !isHeld ? null : { text, problem }),
    // The name as well: a row's inputs are called by its place, which changes with the rows before it.
    [input.name, isHeld, kept, problem, text],
  )
  const take = (next: string) => {
    const result = parse(next)
    if ('value' in result) onChange(result.value)
  }
  const commit = () => {
    if (!isHeld) return
    take(draft)
    if (problem === null) kept.write(null)
  }
  return {
    text,
    problem,
    type: (next: string) => {
      setDraft(next)
      if (!isLate) take(next)
    },
    commit,
    /** Leaving an input that is wrong keeps its text with its message; one that is right shows what the page has. */
    leave: () => {
      commit()
      setDraft((now) => (now !== null && 'problem' in parse(now) ? now : null))
    },
  }
}
