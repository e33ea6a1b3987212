'use client'

import { ChevronDown, Eraser, RotateCcw } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { styleRules } from '../../../../tree'
import {
  type Breakpoint,
  BREAKPOINT_NAMES,
  type Envelope,
  type Row,
  type StyleName,
  type StylesByBreakpoint,
} from '../../../../tree/types'
import { InputScope, useReadOnly } from '../../../session/pendingInput/InputScope'
import { sizesOf } from '../../../describe/sizes'
import { layoutOf } from '../../../session/editorStore'
import { useEditor, useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import inputs from '../../../ui/inputs/inputs.module.css'
import groups from '../content/content.module.css'
import { BoxInputs } from './BoxInputs'
import { BOX_NAMES, TEXT_NAMES } from './properties'
import { StyleInput } from './StyleInput'
import styles from './style.module.css'
import { styledBreakpoints, withField, withoutBreakpoint, withStyles } from './styleState'
import { breakpointName, type StyleTarget } from './target'
import { useShownStyle } from './useShownStyle'

type Looks = Pick<Envelope, 'style' | 'fieldProperties'>

const NONE: StylesByBreakpoint = {}

/** How the element and its fields look at the current breakpoint. */
export function StylePanel({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { dispatch, slice, ui } = useSession()
  const breakpoint = useEditor((state) => state.ui.breakpoint)
  const fields = slice(row.blockType)?.fields.filter(({ styled }) => styled) ?? []
  const { style = NONE, fieldProperties } = row.element
  const change = (settings: Partial<Looks>, typing?: string) =>
    dispatch({ type: 'settingsUpdate', id: row.id, settings, typing })
  const changeElement = (next: StylesByBreakpoint, typing?: string) => change({ style: orNone(next) }, typing)
  const styled = styledBreakpoints([style, ...Object.values(fieldProperties)])
  return (
    <div className={inputs.panel}>
      <StyleBreakpoints current={breakpoint} onChange={(next) => ui.setState({ breakpoint: next })} styled={styled} />
      <ul aria-label="What the marks mean" className={styles.legend}>
        <li data-legend="own">set here</li>
        <li data-legend="overridden">overrides</li>
        <li data-legend="inherited">inherited</li>
      </ul>
      <InputScope breakpoint={breakpoint} element={row.id} key={breakpoint} tab="style">
        <Styles element={row.id} field={null} label="Whole element" onChange={changeElement} styles={style}>
          {(target) => <BoxInputs target={target} />}
        </Styles>
        {fields.map(({ name, label }) => (
          <Styles
            element={row.id}
            field={name}
            key={name}
            label={label}
            onChange={(next, typing) => change({ fieldProperties: withField(fieldProperties, name, next) }, typing)}
            styles={fieldProperties[name] ?? NONE}
          >
            {(target) => (
              <>
                <div className={styles.grid}>
                  {TEXT_NAMES.map((style) => (
                    <StyleInput key={style} name={style} target={target} />
                  ))}
                </div>
                <FieldBoxInputs label={label} target={target} />
              </>
            )}
          </Styles>
        ))}
      </InputScope>
      {/* Below the fields, which would jump away from the pointer when the first value is set. */}
      {styled.length > 0 && !isReadOnly && (
        <div className={styles.resets}>
          <SmallButton
            icon={RotateCcw}
            isOff={!styled.includes(breakpoint)}
            label={`Reset all at ${breakpointName(breakpoint)}`}
            onClick={() => change(looksWithout({ style, fieldProperties }, breakpoint))}
          />
          <SmallButton
            icon={Eraser}
            label="Reset everywhere"
            onClick={() => change({ style: undefined, fieldProperties: {} })}
          />
        </div>
      )}
    </div>
  )
}

function looksWithout({ style = NONE, fieldProperties }: Looks, breakpoint: Breakpoint): Looks {
  const fields = Object.entries(fieldProperties).map(
    ([name, all]) => [name, withoutBreakpoint(all, breakpoint)] as const,
  )
  return {
    style: orNone(withoutBreakpoint(style, breakpoint)),
    fieldProperties: Object.fromEntries(fields.filter(([, all]) => Object.keys(all).length > 0)),
  }
}

/** An element without a look of its own stores nothing of it. */
function orNone(all: StylesByBreakpoint): Looks['style'] {
  return Object.keys(all).length === 0 ? undefined : all
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
        Values {current === 'default' ? `for ${sizesOf(current)}` : sizesOf(current)}, until a larger size says
        otherwise.
        {current !== 'default' && ' Smaller sizes do not have them: choose “all” for every size.'}
      </p>
    </div>
  )
}

interface StylesProps {
  element: string
  /** `null`: the element as a whole. */
  field: string | null
  label: string
  styles: StylesByBreakpoint
  onChange: (next: StylesByBreakpoint, typing?: string) => void
  children: (target: StyleTarget) => ReactNode
}

/** The styles of the element, or of one of its fields, at the current breakpoint. */
function Styles({ element, field, label, styles: stored, onChange, children }: StylesProps) {
  const isReadOnly = useReadOnly()
  const breakpoint = useEditor((state) => state.ui.breakpoint)
  const layout = useEditor(layoutOf)
  const rules = useMemo(() => styleRules(layout), [layout])
  const shown = useShownStyle({ element, field, styles: stored })
  const isStyledHere = Object.keys(stored[breakpoint] ?? {}).length > 0
  const target: StyleTarget = {
    name: field ?? 'element',
    styles: stored,
    breakpoint,
    rules,
    shown,
    set: (values, typing) => onChange(withStyles({ styles: stored, breakpoint, values }), typing),
  }
  return (
    <Section
      actions={
        isStyledHere && !isReadOnly ? (
          <SmallButton icon={RotateCcw} label="Reset" onClick={() => onChange(withoutBreakpoint(stored, breakpoint))} />
        ) : undefined
      }
      title={label}
    >
      {children(target)}
    </Section>
  )
}

/** The box around a field, seldom styled: it is open where it is. */
function FieldBoxInputs({ target, label }: { target: StyleTarget; label: string }) {
  const isStyled = Object.values(target.styles).some((style) => BOX_NAMES.some((name: StyleName) => name in style))
  const [isOpen, setOpen] = useState(isStyled)
  return (
    <details
      className={groups.group}
      data-style-box={target.name}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary>
        <ChevronDown aria-hidden size={14} />
        Space, background and visibility of “{label}”
      </summary>
      {isOpen && <BoxInputs target={target} />}
    </details>
  )
}
