'use client'

import { useId, type KeyboardEvent } from 'react'
import { useSession } from '../../session/session'
import styles from './inputs.module.css'
import { Labelled, type LabelledProps } from './Labelled'
import type { Parsed } from './parse'
import { useDraft } from './useDraft'

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
  type?: 'text' | 'datetime-local' | 'date'
  inputMode?: 'numeric' | 'decimal' | 'text'
  /** Offered while typing. */
  suggestions?: readonly string[]
}

/** A text input whose wrong values are named and never stored. */
export function TextInput<Value>(props: Props<Value>) {
  const {
    name,
    id = name,
    stored,
    parse,
    onChange,
    isReadOnly,
    isLong,
    isLate,
    placeholder,
    type = 'text',
    inputMode,
    suggestions,
  } = props
  const { store } = useSession()
  const listId = useId()
  const draft = useDraft({ id, name, label: props.label, stored, parse, onChange, isLate })
  const shared = {
    className: styles.input,
    name,
    onBlur: () => {
      draft.leave()
      store.seal()
    },
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') draft.commit()
    },
    placeholder,
    readOnly: isReadOnly,
    value: draft.text,
  }
  return (
    <Labelled {...props} problem={draft.problem ?? props.problem}>
      {(attributes) =>
        isLong ? (
          <textarea rows={3} {...shared} {...attributes} />
        ) : (
          <>
            <input
              autoComplete="off"
              inputMode={inputMode}
              list={suggestions ? listId : undefined}
              spellCheck={false}
              type={type}
              {...shared}
              {...attributes}
            />
            {suggestions && (
              <datalist id={listId}>
                {suggestions.map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Labelled>
  )
}
