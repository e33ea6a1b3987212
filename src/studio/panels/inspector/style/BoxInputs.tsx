'use client'

import { Link2, Unlink2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isColor, offeredStyles } from '../../../../tree'
import type { StyleName } from '../../../../tree/types'
import { useReadOnly } from '../../../session/pendingInput/InputScope'
import { ColorControl } from '../../../ui/inputs/ColorControl'
import { EitherOr } from '../../../ui/inputs/EitherOr'
import { FieldBox, Labelled } from '../../../ui/inputs/Labelled'
import { useColorRule } from '../fields/useColorRule'
import { SIDES, SPACES, styleProperty, styleWords } from './properties'
import { ResetButton, StyleInput } from './StyleInput'
import styles from './style.module.css'
import { ownValue, type StyleState, type StyleValues } from './styleState'
import { originOf, stateOf, type StyleTarget } from './target'

/** How a box looks at the current breakpoint: room, colours, corners, shadow, and whether it is seen. */
export function BoxInputs({ target }: { target: StyleTarget }) {
  return (
    <div className={styles.box}>
      <Visibility target={target} />
      <Sides kind="padding" target={target} />
      <Sides kind="margin" target={target} />
      <Colour name="backgroundColor" target={target} />
      <Colour name="color" target={target} />
      <Tokens name="borderRadius" target={target} />
      <Tokens name="boxShadow" target={target} />
    </div>
  )
}

interface OneStyle {
  target: StyleTarget
  name: StyleName
}

/** Whether it is seen at this breakpoint. Choosing what holds anyway takes the own value back. */
function Visibility({ target }: Pick<OneStyle, 'target'>) {
  const state = stateOf(target, 'visibility')
  const inherited = state.kind === 'inherited' ? state.value : state.kind === 'overridden' ? state.inherited : 'shown'
  return (
    <Origin label="Visibility" name="visibility" state={state} target={target}>
      <EitherOr
        choices={['shown', 'hidden'].map((value) => ({ value, label: styleWords(value, target.rules.styles) }))}
        label={`Visibility of ${target.name}`}
        onChange={(value) => target.set({ visibility: value === inherited ? null : value })}
        value={ownValue(state) || inherited}
      />
    </Origin>
  )
}

/** Four sides as a box. Linked, they are one value and one step. */
function Sides({ target, kind }: { target: StyleTarget; kind: 'padding' | 'margin' }) {
  const names = SIDES.map((side): StyleName => `${kind}${side}`)
  const states = names.map((name) => stateOf(target, name))
  const own = states.map(ownValue)
  const [isLinked, setLinked] = useState(() => states.every((state) => valueOf(state) === valueOf(states[0])))
  const [last, setLast] = useState<StyleName>(names[0] as StyleName)
  const isReadOnly = useReadOnly()
  const label = SPACES[kind]
  const meant = isLinked ? names : [last]
  const set = (targets: readonly StyleName[], value: string | null, typing?: string) =>
    target.set(Object.fromEntries(targets.map((name) => [name, value])) as StyleValues, typing)
  const Icon = isLinked ? Link2 : Unlink2
  const origins = names.flatMap((name, index) => {
    const words = originOf(target, states[index] as StyleState)
    return words ? [`${SIDES[index]}: ${words.toLowerCase()}`] : []
  })
  const isAlike = states.every((state) => JSON.stringify(state) === JSON.stringify(states[0]))
  const [state = { kind: 'unset' as const }] = states
  const origin = isAlike ? originOf(target, state) : origins.join(', ')
  return (
    <div className={styles.property} data-style-state={isAlike ? state.kind : undefined}>
      <FieldBox
        aside={
          own.some((value) => value !== '') && !isReadOnly ? (
            <ResetButton label={label} onReset={() => set(names, null)} />
          ) : undefined
        }
        label={label}
      >
        <div className={styles.sides}>
          {names.map((name, index) => (
            <div className={styles.side} data-side={SIDES[index]} key={name} onFocus={() => setLast(name)}>
              <StyleInput
                isBare
                name={name}
                onChange={(value, typing) => set(isLinked ? names : [name], value, typing)}
                target={target}
              />
            </div>
          ))}
          <button
            aria-label={`${label}: all sides alike`}
            aria-pressed={isLinked}
            className={styles.link}
            disabled={isReadOnly}
            onClick={() => setLinked(!isLinked)}
            title={isLinked ? 'All sides alike' : 'Each side by itself'}
            type="button"
          >
            <Icon aria-hidden size={14} />
          </button>
        </div>
        <TokenChips
          label={isLinked ? `${label}, all sides` : styleProperty(last, target.rules).label}
          name={last}
          onChange={(value) => set(meant, value)}
          target={target}
        />
        <p className={styles.origin}>{origin}</p>
      </FieldBox>
    </div>
  )
}

/** What is in force, set here or inherited. */
function valueOf(state: StyleState | undefined): string {
  return state && 'value' in state ? state.value : ''
}

/** Tokens of the layout; where it allows more, a value of one's own. */
function Tokens({ target, name }: OneStyle) {
  const state = stateOf(target, name)
  const { label } = styleProperty(name, target.rules)
  return (
    <Origin label={label} name={name} state={state} target={target}>
      <TokenChips label={label} name={name} onChange={(value) => target.set({ [name]: value })} target={target} />
      {target.rules.styles.free && <StyleInput isBare name={name} target={target} />}
    </Origin>
  )
}

/** The values that the layout offers. Pressing the one that is set takes it back. */
function TokenChips({
  target,
  name,
  label,
  onChange,
}: OneStyle & { label: string; onChange: (value: string | null) => void }) {
  const isReadOnly = useReadOnly()
  const state = stateOf(target, name)
  const own = ownValue(state)
  return (
    <div aria-label={`Choices for ${label}`} className={styles.chips} role="group">
      {offeredStyles(name, target.rules.styles)?.map((value) => (
        <button
          aria-pressed={value === own}
          data-is-inherited={state.kind === 'inherited' && state.value === value}
          disabled={isReadOnly}
          key={value}
          onClick={() => onChange(value === own ? null : value)}
          type="button"
        >
          {styleWords(value, target.rules.styles)}
        </button>
      ))}
    </div>
  )
}

/** A colour: of the layout's palette, or any where the layout's rules leave it open. */
function Colour({ target, name }: OneStyle) {
  const isReadOnly = useReadOnly()
  const state = stateOf(target, name)
  const [wrong, setWrong] = useState<string | null>(null)
  const { label, expects } = styleProperty(name, target.rules)
  const own = ownValue(state)
  const rule = useColorRule({ field: name, value: own, isStyle: true })
  const present = state.kind === 'inherited' ? state.value : target.shown[name]
  const change = (next: string) => {
    const text = next.trim()
    if (text !== '' && !isColor(text)) return setWrong(next)
    setWrong(null)
    target.set(
      { [name]: text === '' ? null : text },
      text === '' ? undefined : `${target.name} ${name} ${target.breakpoint}`,
    )
  }
  return (
    <div className={styles.property} data-style-state={state.kind}>
      <Labelled
        hint={rule.kept ?? undefined}
        label={label}
        problem={wrong === null ? rule.problem : `Write ${expects}.`}
      >
        {(attributes) => (
          <ColorControl
            {...rule.colors}
            attributes={attributes}
            isReadOnly={isReadOnly}
            label={label}
            name={`${target.name}.${name}`}
            onChange={change}
            placeholder={present ?? (rule.colors.isPaletteOnly ? 'Choose below' : 'As the slice has it')}
            value={wrong ?? own}
          />
        )}
      </Labelled>
      <p className={styles.origin}>{originOf(target, state)}</p>
    </div>
  )
}

/** Inputs of one style under its label, with where the value comes from and the way back. */
function Origin({
  target,
  name,
  label,
  state,
  children,
}: OneStyle & { label: string; state: StyleState; children: ReactNode }) {
  const isReadOnly = useReadOnly()
  return (
    <div className={styles.property} data-style-state={state.kind}>
      <FieldBox
        aside={
          ownValue(state) !== '' && !isReadOnly ? (
            <ResetButton label={label} onReset={() => target.set({ [name]: null })} />
          ) : undefined
        }
        label={label}
      >
        {children}
        <p className={styles.origin}>{originOf(target, state)}</p>
      </FieldBox>
    </div>
  )
}
