'use client'

import { Eraser, RotateCcw } from 'lucide-react'
import { type Breakpoint, BREAKPOINT_NAMES, BREAKPOINTS, type FieldProperties, type Row } from '../../../../tree/types'
import type { SliceFieldInfo } from '../../../model/boot'
import { InputScope, useReadOnly } from '../../../session/pendingInput/InputScope'
import { useEditor, useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { styleProperties, styleWords, type StyleProperty } from './properties'
import styles from './style.module.css'
import { useShownStyle } from './useShownStyle'
import {
  styledBreakpoints,
  styleState,
  withoutBreakpoint,
  withoutStyles,
  withStyle,
  type StyleState,
} from './styleState'
import { styleDeclarations } from '../../../../render/styleValue'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import type { Parsed } from '../../../ui/inputs/parse'

/** How the element's fields look at the current breakpoint. */
export function StylePanel({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { dispatch, slice, ui } = useSession()
  const breakpoint = useEditor((state) => state.ui.breakpoint)
  const fields = slice(row.blockType)?.fields.filter(({ styled }) => styled) ?? []
  const stored = row.element.fieldProperties
  const change = (fieldProperties: FieldProperties, typing?: string) =>
    dispatch({ type: 'settingsUpdate', id: row.id, settings: { fieldProperties }, typing })

  const styled = styledBreakpoints(stored)
  if (fields.length === 0) return <p className={lists.empty}>No field of this slice is styled per breakpoint.</p>
  return (
    <div className={inputs.panel}>
      <StyleBreakpoints current={breakpoint} onChange={(next) => ui.setState({ breakpoint: next })} styled={styled} />
      <ul aria-label="What the marks mean" className={styles.legend}>
        <li data-legend="own">set here</li>
        <li data-legend="overridden">overrides</li>
        <li data-legend="inherited">inherited</li>
      </ul>
      <InputScope breakpoint={breakpoint} element={row.id} key={breakpoint} tab="style">
        {fields.map((field) => (
          <StyleField
            breakpoint={breakpoint}
            element={row.id}
            field={field}
            key={field.name}
            onChange={change}
            stored={stored}
          />
        ))}
      </InputScope>
      {/* Below the fields, which would jump away from the pointer when the first value is set. */}
      {styled.length > 0 && !isReadOnly && (
        <div className={styles.resets}>
          <SmallButton
            icon={RotateCcw}
            isOff={!styled.includes(breakpoint)}
            label={`Reset all at ${breakpoint === 'default' ? 'all sizes' : breakpoint}`}
            onClick={() => change(withoutBreakpoint({ styles: stored, breakpoint }))}
          />
          <SmallButton icon={Eraser} label="Reset everywhere" onClick={() => change({})} />
        </div>
      )}
    </div>
  )
}

interface StyleBreakpointsProps {
  current: Breakpoint
  /** Breakpoints at which the element has styles. */
  styled: readonly Breakpoint[]
  onChange: (breakpoint: Breakpoint) => void
}

/** For which breakpoint the panel sets values; a dot marks those that have some. The preview goes along. */
function StyleBreakpoints({ current, styled, onChange }: StyleBreakpointsProps) {
  return (
    <div className={styles.breakpoints}>
      <div aria-label="Breakpoint of the styles" className={styles.switch} role="group">
        {BREAKPOINT_NAMES.map((breakpoint) => {
          const isStyled = styled.includes(breakpoint)
          const name = breakpoint === 'default' ? 'all' : breakpoint
          return (
            <button
              aria-label={`${name}${isStyled ? ', with styles' : ''}`}
              aria-pressed={breakpoint === current}
              data-is-styled={isStyled}
              key={breakpoint}
              onClick={() => onChange(breakpoint)}
              type="button"
            >
              {name}
            </button>
          )
        })}
      </div>
      <p>
        {current === 'default'
          ? 'Values for every size, until a larger breakpoint says otherwise.'
          : `Values from ${BREAKPOINTS[current]} px on.`}
      </p>
    </div>
  )
}

interface StyleFieldProps {
  element: string
  field: SliceFieldInfo
  stored: FieldProperties
  breakpoint: Breakpoint
  onChange: (next: FieldProperties, typing?: string) => void
}

/** The styles of one field at the current breakpoint. */
function StyleField({ element, field, stored, breakpoint, onChange }: StyleFieldProps) {
  const isReadOnly = useReadOnly()
  const { boot } = useSession()
  const shown = useShownStyle({ element, field: field.name, stored })
  const isStyledHere = Object.keys(stored[field.name]?.[breakpoint] ?? {}).length > 0
  return (
    <Section
      actions={
        isStyledHere && !isReadOnly ? (
          <SmallButton
            icon={RotateCcw}
            label="Reset"
            onClick={() => onChange(withoutStyles({ styles: stored, field: field.name, breakpoint }))}
          />
        ) : undefined
      }
      title={field.label}
    >
      <div className={styles.grid}>
        {styleProperties(boot.styles).map((property) => {
          const address = { styles: stored, field: field.name, name: property.name, breakpoint }
          return (
            <StyleInput
              field={field.name}
              key={`${property.name} ${breakpoint}`}
              onChange={(value) =>
                onChange(
                  withStyle({ ...address, value }),
                  property.choices || value === null ? undefined : `${field.name} ${property.name} ${breakpoint}`,
                )
              }
              property={property}
              shown={shown[property.name]}
              state={styleState(address)}
            />
          )
        })}
      </div>
    </Section>
  )
}

interface StyleInputProps {
  field: string
  property: StyleProperty
  state: StyleState
  /** What the preview shows; `undefined`: it cannot be said. */
  shown: string | undefined
  /** `null` takes the value back. */
  onChange: (value: string | null) => void
}

/** One style at the current breakpoint: its value, where it comes from, and the way back. */
function StyleInput({ field, property, state, shown, onChange }: StyleInputProps) {
  const isReadOnly = useReadOnly()
  const { name, label, choices, suggestions } = property
  const isSetHere = state.kind === 'own' || state.kind === 'overridden'
  const value = isSetHere ? state.value : ''
  const shared = {
    label,
    name: `${field}.${name}`,
    hint: describe(state),
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
  const present = state.kind === 'inherited' ? state.value : shown
  const unset = state.kind === 'inherited' ? undefined : 'As the slice has it'
  return (
    <div className={styles.property} data-style-state={state.kind}>
      {choices ? (
        <SelectInput
          {...shared}
          choices={[
            { value: '', label: [unset, present && labelOf(choices, present)].filter(Boolean).join(': ') },
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
          placeholder={present === undefined ? '–' : styleWords(present)}
          stored={styleWords(value)}
          suggestions={suggestions?.map(styleWords)}
        />
      )}
    </div>
  )
}

/** What the page's stylesheet would drop is refused here already. */
function parseStyle({ property, text }: { property: StyleProperty; text: string }): Parsed<string | null> {
  const typed = text.trim()
  if (typed === '') return { value: null }
  const known = property.suggestions?.find((suggestion) => styleWords(suggestion).toLowerCase() === typed.toLowerCase())
  const isBare = property.unit && /^-?[\d.]+$/.test(typed) && Number(typed) !== 0
  const value = known ?? (isBare ? `${typed}${property.unit}` : typed)
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
      return `Overrides ${styleWords(state.inherited)} of ${nameOf(state.from)}`
  }
}

function nameOf(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'all sizes' : breakpoint
}

function labelOf(choices: NonNullable<StyleProperty['choices']>, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}
