'use client'

import { useId, type KeyboardEvent } from 'react'
import { ZOOM } from '../../../slices/crop'
import inputs from '../../ui/inputs/inputs.module.css'
import { wholeNumber } from '../../ui/inputs/parse'
import { TextInput } from '../../ui/inputs/TextInput'
import styles from './cut.module.css'

interface Props {
  zoom: number
  /** Said of a cut that looks blurred. */
  warning: string | null
  onChange: (zoom: number) => void
  /** A drag begins. */
  onHold: () => void
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** How close a picture is cut: by a slider or as a number. Arrow keys change both by one percent, with Shift by ten. */
export function ZoomInput({ zoom, warning, onChange, onHold }: Props) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(within(zoom + step * (event.shiftKey ? 10 : 1)))
  }
  return (
    <div className={styles.zoom}>
      <label className={inputs.label} htmlFor={id}>
        Zoom
      </label>
      <input
        aria-describedby={warning === null ? undefined : `${id}-warning`}
        aria-valuetext={`${zoom} %${warning === null ? '' : ', looks blurred'}`}
        className={styles.slider}
        id={id}
        max={ZOOM.max}
        min={ZOOM.min}
        onChange={({ target }) => onChange(within(Number(target.value)))}
        onKeyDown={onKeyDown}
        onPointerDown={onHold}
        step={1}
        type="range"
        value={zoom}
      />
      <TextInput
        inputMode="numeric"
        isLabelHidden
        label="Zoom in percent"
        name="zoom"
        onChange={onChange}
        parse={wholeNumber(ZOOM)}
        step={(text, by) => (Number.isNaN(Number(text)) ? null : String(within(Number(text) + by)))}
        stored={String(zoom)}
      />
      <span aria-hidden>%</span>
      {warning !== null && (
        <p className={styles.warning} id={`${id}-warning`}>
          {warning}
        </p>
      )}
    </div>
  )
}

function within(zoom: number): number {
  return Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom)))
}
