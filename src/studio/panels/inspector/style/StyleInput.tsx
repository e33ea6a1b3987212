'use client'

import { RotateCcw } from 'lucide-react'
import { styleDeclarations } from '../../../../render/styleValue'
import type { Breakpoint } from '../../../../tree/types'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { TextInput } from '../../../ui/inputs/TextInput'
import type { Parsed } from '../../../ui/inputs/parse'
import type { StyleProperty } from './properties'
import styles from './style.module.css'
import type { StyleState } from './styleState'

interface Props {
  field: string
  property: StyleProperty
  state: StyleState
  /** `null` takes the value back. */
  onChange: (value: string | null) => void
  isReadOnly: boolean
}

/** One style at the current breakpoint: its value, where it comes from, and the way back. */
export function StyleInput({ field, property, state, onChange, isReadOnly }: Props) {
  const { name, label, choices, suggestions } = property
  const isSetHere = state.kind === 'own' || state.kind === 'overridden'
  const value = isSetHere ? state.value : ''
  const shared = {
    label,
    name: `${field}.${name}`,
    hint: describe(state),
    isReadOnly,
    aside:
      isSetHere && !isReadOnly ? (
        <SmallButton
          icon={RotateCcw}
          isIconOnly
          label={`Reset ${label.toLowerCase()}`}
          onClick={() => onChange(null)}
        />
      ) : undefined,
  }
  const inherited = state.kind === 'inherited' ? state.value : null
  return (
    <div className={styles.property} data-style-state={state.kind}>
      {choices ? (
        <SelectInput
          {...shared}
          choices={[
            { value: '', label: inherited === null ? 'As the slice has it' : labelOf(choices, inherited) },
            ...choices,
          ]}
          onChange={(next) => onChange(next === '' ? null : next)}
          value={value}
        />
      ) : (
        <TextInput
          {...shared}
          onChange={onChange}
          parse={(text: string) => parseStyle({ property, text })}
          placeholder={inherited ?? '–'}
          stored={value}
          suggestions={suggestions}
        />
      )}
    </div>
  )
}

/** What the page's stylesheet would drop is refused here already. */
function parseStyle({ property, text }: { property: StyleProperty; text: string }): Parsed<string | null> {
  const value = text.trim()
  if (value === '') return { value: null }
  const style = { [property.name]: property.name === 'columns' ? Number(value) : value }
  return styleDeclarations(style).length > 0 ? { value } : { problem: `Write ${property.expects}.` }
}

function describe(state: StyleState): string | undefined {
  switch (state.kind) {
    case 'unset':
      return undefined
    case 'own':
      return 'Set here'
    case 'inherited':
      return `Inherited from ${nameOf(state.from)}`
    case 'overridden':
      return `Overrides ${state.inherited} of ${nameOf(state.from)}`
  }
}

function nameOf(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'all sizes' : breakpoint
}

function labelOf(choices: NonNullable<StyleProperty['choices']>, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}
