'use client'

import type { ReactNode } from 'react'
import { COLOR_RULE_NAMES, colorRuleKind } from '../../tree'
import type { ColorRuleKind } from '../../tree/types'
import pages from '../pages/pages.module.css'
import { isOffered, withOffer, withRule } from './draft'
import styles from './layouts.module.css'
import type { EditorProps } from './PaletteEditor'
import type { ColorFieldInfo } from './colorFields'

interface Props extends EditorProps {
  fields: readonly ColorFieldInfo[]
}

const RULES: readonly { kind: ColorRuleKind; title: string; about: string }[] = [
  { kind: 'background', title: 'Backgrounds', about: 'The style “Background”, and fields that name a background.' },
  { kind: 'foreground', title: 'Texts', about: 'The style “Text colour”, and fields for the colour of a text.' },
  { kind: 'fields', title: 'Other fields', about: 'Fields that are neither: dots, accents, lines.' },
]

/** Edits the three rules: whether any colour is allowed, and which palette colours are offered. */
export function RulesEditor({ draft, onChange, problems, fields }: Props) {
  // Includes the names of removed slices that still have rules.
  const known = new Set(fields.map(({ name }) => name))
  const all = [...fields, ...draft.names.filter((name) => !known.has(name)).map((name) => ({ name, label: name }))]
  const toggle = (name: string, isUnder: boolean) =>
    onChange({ ...draft, names: isUnder ? [...draft.names, name] : draft.names.filter((one) => one !== name) })
  return (
    <section aria-labelledby="rules-heading" className={styles.section}>
      <h2 id="rules-heading">Rules</h2>
      <p>A field that is not ticked takes any colour. What the rules do not allow is refused when a page is saved.</p>
      <div className={styles.rulesGrid}>
        {RULES.map(({ kind, title, about }) => {
          const rule = draft.rules[kind]
          const problem = problems.find(({ path }) => path === `colorRules.${kind}.palette`)?.message ?? null
          return (
            <fieldset className={styles.rule} key={kind}>
              <legend>{title}</legend>
              <p>{about}</p>
              <Checks label={`Fields under the rule for ${COLOR_RULE_NAMES[kind]}`}>
                {all
                  .filter(({ name }) => colorRuleKind(name) === kind)
                  .map(({ name, label }) => (
                    <Check
                      isChecked={draft.names.includes(name)}
                      key={name}
                      onChange={(isUnder) => toggle(name, isUnder)}
                    >
                      <span>
                        <code>{name}</code> {label !== name && <small>{label}</small>}
                      </span>
                    </Check>
                  ))}
              </Checks>
              <h3>Allowed</h3>
              <Check isChecked={rule.picker} onChange={(picker) => onChange(withRule(draft, kind, { picker }))}>
                Any colour may be picked
              </Check>
              {draft.palette.length > 0 && <h3>Offered of the palette</h3>}
              <Checks label={`Colours offered for ${COLOR_RULE_NAMES[kind]}`}>
                {draft.palette.map(({ key, name, value }) => (
                  <Check
                    isChecked={isOffered(draft, kind, key)}
                    key={key}
                    onChange={(next) => onChange(withOffer(draft, kind, key, next))}
                  >
                    <i style={{ background: value }} /> {name.trim() || value}
                  </Check>
                ))}
              </Checks>
              {problem !== null && (
                <p className={pages.error} role="alert">
                  {problem}
                </p>
              )}
            </fieldset>
          )
        })}
      </div>
    </section>
  )
}

function Checks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-label={label} className={styles.checks} role="group">
      {children}
    </div>
  )
}

interface CheckProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

function Check({ isChecked, onChange, children }: CheckProps) {
  return (
    <label className={styles.check}>
      <input checked={isChecked} onChange={(event) => onChange(event.target.checked)} type="checkbox" />
      {children}
    </label>
  )
}
