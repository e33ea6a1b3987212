'use client'

import { Check, CopyPlus } from 'lucide-react'
import { memo } from 'react'
import { plainOf, type Unit } from '../../slices/translation'
import { CodedInput, CodedText } from './CodedInput'
import type { Drafts, Edit } from './createDrafts'
import styles from './translate.module.css'
import own from './units.module.css'

interface Props {
  canEdit: boolean
  drafts: Drafts
  edit: Edit | undefined
  /** `undefined` without a conflict. */
  conflict: string | null | undefined
  refused: string | undefined
  /** The languages of the original and of the translation. */
  from: string
  to: string
  /** Whether it is the first text of its element. */
  isFirst: boolean
  unit: Unit
}

const STATES = { open: 'Not translated', changed: 'Original changed', done: 'Translated', own: 'Only here' }

/** A row of one text: the original on the left, an input on the right. */
export const UnitRow = memo(function UnitRow(props: Props) {
  const { canEdit, drafts, edit, conflict, refused, isFirst, unit } = props
  const { key, place, label, source, state } = unit
  const value = edit?.is ?? unit.target
  const shown = edit && edit.is !== source && edit.is !== '' && state !== 'own' ? 'done' : state
  return (
    <li className={own.unit} data-state={shown} data-unit={key}>
      {isFirst && <h2>{place}</h2>}
      <div className={own.side}>
        <span className={own.label}>{label}</span>
        <Source {...props} />
        {unit.before !== null && (
          <p className={own.before}>
            Translated from: <del>{unit.segment === null ? unit.before : plainOf(unit.before)}</del>
          </p>
        )}
      </div>
      <div className={own.side}>
        <span className={own.state}>{STATES[shown]}</span>
        <Input {...props} value={value} />
        {refused !== undefined && (
          <p className={styles.refused} role="alert">
            {refused}
          </p>
        )}
        {conflict !== undefined && <Choice conflict={conflict} drafts={drafts} unit={unit} />}
        {canEdit && (
          <div className={own.actions}>
            {(state === 'open' || state === 'changed') && edit === undefined && (
              <button className={styles.plain} onClick={() => void drafts.confirm(key)} type="button">
                <Check aria-hidden size={14} /> {state === 'open' ? 'Keep it like this' : 'It still fits'}
              </button>
            )}
            {source !== null && value !== source && (value === '' || state === 'changed') && (
              <button className={styles.plain} onClick={() => drafts.type(key, source)} type="button">
                <CopyPlus aria-hidden size={14} /> Begin with the original
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  )
})

function Source({ unit, from }: Props) {
  const { source, segment, marks } = unit
  if (source === null) return <p className={own.nothing}>The original has no such text.</p>
  if (segment !== null) return <CodedText language={from} marks={marks} text={source} />
  return (
    <div className={own.source} lang={from}>
      {source}
    </div>
  )
}

function Input({ canEdit, drafts, to, unit, value }: Props & { value: string }) {
  const { key, place, label, marks, segment, isLong, source } = unit
  const name = `${place}, ${label}${segment === null ? '' : `, paragraph ${segment + 1}`}`
  const type = (text: string) => drafts.type(key, text)
  if (segment !== null) {
    return <CodedInput isReadOnly={!canEdit} label={name} language={to} marks={marks} onChange={type} value={value} />
  }
  const rows = Math.min(12, Math.max(isLong ? 2 : 1, Math.ceil(Math.max(value.length, source?.length ?? 0) / 60)))
  return (
    <textarea
      aria-label={name}
      className={own.input}
      lang={to}
      onBlur={() => void drafts.flush()}
      onChange={(event) => type(isLong ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))}
      readOnly={!canEdit}
      rows={rows}
      spellCheck
      value={value}
    />
  )
}

function Choice({ conflict, drafts, unit: { key, segment } }: { conflict: string | null; drafts: Drafts; unit: Unit }) {
  return (
    <div className={own.conflict} role="alert">
      <p>Another user has saved meanwhile:</p>
      <blockquote>{conflict === null ? 'nothing' : segment === null ? conflict : plainOf(conflict)}</blockquote>
      <button className={styles.button} onClick={() => void drafts.choose(key, 'mine')} type="button">
        Keep mine
      </button>
      <button className={styles.button} onClick={() => void drafts.choose(key, 'theirs')} type="button">
        Take theirs
      </button>
    </div>
  )
}
