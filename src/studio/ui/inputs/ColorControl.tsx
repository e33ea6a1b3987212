'use client'

import { X } from 'lucide-react'
import { isSameColor } from '../../../tree'
import type { PaletteColor } from '../../../tree/types'
import styles from './color.module.css'
import inputs from './inputs.module.css'
import { SmallButton } from './SmallButton'
import { hexOf } from './parse'
import type { InputAttributes } from './Labelled'

interface Props {
  label: string
  name: string
  attributes: InputAttributes
  value: string
  /** Colours of the layout, offered as swatches. */
  palette: readonly PaletteColor[]
  /** Only colours of the palette may be chosen. */
  isPaletteOnly?: boolean
  onChange: (value: string) => void
  isReadOnly?: boolean
  /** `false`: there is always a colour. */
  isClearable?: boolean
  placeholder?: string
}

/** A colour: picked, chosen from the layout's palette, or written. */
export function ColorControl({ label, name, attributes, value, palette, isPaletteOnly, onChange, ...props }: Props) {
  const { isReadOnly, isClearable = true, placeholder = isPaletteOnly ? 'Choose below' : '#4338ca' } = props
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
          autoComplete="off"
          className={inputs.input}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          disabled={isReadOnly}
          readOnly={isPaletteOnly}
          spellCheck={false}
          value={value}
          {...attributes}
        />
        {value !== '' && !isReadOnly && isClearable && (
          <SmallButton icon={X} isIconOnly label={`Clear ${label}`} onClick={() => onChange('')} />
        )}
      </div>
      {palette.length > 0 && !isReadOnly && (
        <div aria-label={`Palette for ${label}`} className={styles.palette} role="group">
          {palette.map((entry) => (
            <button
              aria-label={entry.name}
              aria-pressed={isSameColor(entry.value, value)}
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
