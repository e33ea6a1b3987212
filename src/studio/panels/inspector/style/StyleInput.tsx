'use client'

import { RotateCcw } from 'lucide-react'
import { isSpacing, styleProblem, tokenValue, type StyleRules } from '../../../../tree'
import type { StyleName } from '../../../../tree/types'
import { useReadOnly } from '../../../session/pendingInput/InputScope'
import { type Parsed, stepAmount } from '../../../ui/inputs/parse'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { TextInput } from '../../../ui/inputs/TextInput'
import { styleProperty, styleWords, type StyleProperty } from './properties'
import styles from './style.module.css'
import { ownValue } from './styleState'
import { originOf, stateOf, type StyleTarget } from './target'

interface Props {
  target: StyleTarget
  name: StyleName
  /** Keeps label and origin for screen readers: the box around the input shows them. */
  isBare?: boolean
  /** What is set instead of this style alone: all four sides. */
  onChange?: (value: string | null, typing?: string) => void
}

/** One style at the current breakpoint: its value, where it comes from, and the way back. */
export function StyleInput({ target, name, isBare, onChange }: Props) {
  const property = styleProperty(name, target.rules)
  const { label, choices, suggestions } = property
  const state = stateOf(target, name)
  const isReadOnly = useReadOnly()
  const own = ownValue(state)
  const isSetHere = own !== ''
  const words = (value: string) => styleWords(value, target.rules.styles)
  const origin = originOf(target, state)
  const set = (value: string | null) => {
    const typing = choices || value === null ? undefined : `${target.name} ${name} ${target.breakpoint}`
    if (onChange) onChange(value, typing)
    else target.set({ [name]: value }, typing)
  }
  const shared = {
    label: isBare && origin ? `${label}, ${origin.toLowerCase()}` : label,
    isLabelHidden: isBare,
    name: `${target.name}.${name}`,
    hint: isBare ? undefined : origin,
    aside:
      isSetHere && !isReadOnly && !isBare ? (
        <ResetButton label={label} onReset={() => target.set({ [name]: null })} />
      ) : undefined,
  }
  const present = state.kind === 'inherited' ? state.value : target.shown[name]
  const unset = state.kind === 'inherited' || isBare ? undefined : 'As the slice has it'
  return (
    <div className={styles.property} data-has-origin={!isBare} data-is-bare={isBare} data-style-state={state.kind}>
      {choices ? (
        <SelectInput
          {...shared}
          choices={[
            {
              value: '',
              label:
                [unset, present && (choices.find((choice) => choice.value === present)?.label ?? words(present))]
                  .filter(Boolean)
                  .join(': ') || '–',
            },
            ...choices,
          ]}
          onChange={(next) => set(next === '' ? null : next)}
          value={own}
        />
      ) : (
        <TextInput
          {...shared}
          onChange={set}
          parse={(text: string) => parseStyle({ property, text, rules: target.rules })}
          placeholder={present === undefined ? '–' : words(present)}
          step={
            property.unit === undefined
              ? undefined
              : (text, by) => stepStyle({ property, text, by, from: present, words })
          }
          stored={words(own)}
          suggestions={isBare ? undefined : suggestions?.map(words)}
        />
      )}
    </div>
  )
}

export function ResetButton({ label, onReset }: { label: string; onReset: () => void }) {
  return <SmallButton icon={RotateCcw} isIconOnly label={`Reset ${label.toLowerCase()}`} onClick={onReset} />
}

/** What the server would refuse is refused here already, by the same rules. */
function parseStyle({
  property,
  text,
  rules,
}: {
  property: StyleProperty
  text: string
  rules: StyleRules
}): Parsed<string | null> {
  const typed = text.trim()
  if (typed === '') return { value: null }
  const known = property.suggestions?.find(
    (suggestion) => styleWords(suggestion, rules.styles).toLowerCase() === typed.toLowerCase(),
  )
  const isBare = property.unit && /^-?[\d.]+$/.test(typed) && Number(typed) !== 0
  const value = known ?? (isBare ? `${typed}${property.unit}` : typed)
  return styleProblem(property.name, value, rules) === null ? { value } : { problem: `Write ${property.expects}.` }
}

/** One step further from what is written; from nothing or a token, from what it is on the screen. */
function stepStyle({
  property: { name, unit, suggestions = [] },
  text,
  by,
  from,
  words,
}: {
  property: StyleProperty
  text: string
  by: number
  from: string | undefined
  words: (value: string) => string
}): string | null {
  const token = suggestions.find((suggestion) => words(suggestion) === text.trim())
  const isFree = name === 'letterSpacing' || (isSpacing(name) && name.startsWith('margin'))
  const min = isFree ? -Infinity : name === 'columns' || name === 'fontSize' ? 1 : 0
  const size = name === 'columns' ? 1 : undefined
  const start = (token && tokenValue(token)) ?? (from && tokenValue(from)) ?? from
  return stepAmount({ text: token ? '' : text, by, from: start, unit, min, size })
}
