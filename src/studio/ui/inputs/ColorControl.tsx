'use client'

import { X } from 'lucide-react'
import { useId } from 'react'
import styles from './color.module.css'
import inputs from './inputs.module.css'
import { SmallButton } from './SmallButton'
import { hexOf } from './hexOf'

interface Props {
  label: string
  name: string
  id?: string
  value: string
  /** Colours of the layout, offered as swatches. */
  palette: readonly { name: string; value: string }[]
  /** Only colours of the palette may be chosen. */
  isPaletteOnly?: boolean
  onChange: (value: string) => void
  isReadOnly?: boolean
  isWrong?: boolean
  /** Why the colour is wrong, where nothing around the control says so. */
  problem?: string | null
}

/** A colour: picked, chosen from the layout's palette, or written. */
export function ColorControl({
  label,
  name,
  id,
  value,
  palette,
  isPaletteOnly,
  onChange,
  isReadOnly,
  isWrong,
  problem = null,
}: Props) {
  const problemId = useId()
  return (
    <div className={styles.color}>
      <div className={styles.line}>
        <span className={styles.well} data-is-empty={value === ''} style={{ background: value || undefined }}>
          {!isPaletteOnly && (
            <input
              aria-label={`Pick ${label}`}
              disabled={isReadOnly}
              onChange={(event) => onChange(event.target.value)}
              type="color"
              value={hexOf(value)}
            />
          )}
        </span>
        <input
          aria-describedby={problem === null ? undefined : problemId}
          aria-invalid={isWrong || problem !== null || undefined}
          autoComplete="off"
          className={inputs.input}
          id={id}
          aria-label={id === undefined ? label : undefined}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          placeholder={isPaletteOnly ? 'Choose below' : '#4338ca'}
          readOnly={isReadOnly || isPaletteOnly}
          spellCheck={false}
          value={value}
        />
        {value !== '' && !isReadOnly && (
          <SmallButton icon={X} isIconOnly label={`Clear ${label}`} onClick={() => onChange('')} />
        )}
      </div>
      {problem !== null && (
        <small className={inputs.problem} id={problemId} role="alert">
          {problem}
        </small>
      )}
      {palette.length > 0 && !isReadOnly && (
        <div aria-label={`Palette for ${label}`} className={styles.palette} role="group">
          {palette.map((entry) => (
            <button
              aria-label={entry.name}
              aria-pressed={entry.value === value}
              key={entry.name}
              onClick={() => onChange(entry.value)}
              style={{ background: entry.value }}
              title={entry.name}
              type="button"
            />
          ))}
        </div>
      )}
    </div>
  )
}
