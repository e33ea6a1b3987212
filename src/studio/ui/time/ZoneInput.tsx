'use client'

import { useState, type KeyboardEvent } from 'react'
import { isTimeZone, offsetOf, offsetText, zoneName } from '../../../tree'
import { pressedKey } from '../../dom/pressedKey'
import type { SiteZones } from '../../model/boot'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import inputs from '../inputs/inputs.module.css'
import { Labelled, type LabelledProps } from '../inputs/Labelled'
import { useListbox } from '../useListbox'
import { findZones, type ZoneChoice } from './findZones'
import styles from './time.module.css'

interface Props extends Pick<LabelledProps, 'label' | 'hint' | 'problem'> {
  name: string
  value: string
  /** The moment whose offsets are shown. */
  at: Date
  zones: SiteZones
  /** The label of the empty value. Without it, the value cannot be empty. */
  empty?: string
  isReadOnly?: boolean
  onChange: (timeZone: string) => void
}

/** Selects a time zone by a search for a place or an offset: `San Juan`, `UTC-4`. */
export function ZoneInput({ name, value, at, zones, empty, onChange, label, hint, problem, ...props }: Props) {
  const isReadOnly = useReadOnly(props.isReadOnly)
  const [search, setSearch] = useState<string | null>(null)
  const isOpen = search !== null
  const none: ZoneChoice[] = empty === undefined || search !== '' ? [] : [{ timeZone: '', name: empty, offset: '' }]
  const found = isOpen ? [...none, ...findZones(search, { at, zones })] : []
  const choose = (choice: ZoneChoice | undefined) => {
    if (!choice) return
    setSearch(null)
    if (choice.timeZone !== value) onChange(choice.timeZone)
  }
  const list = useListbox({ count: found.length, onChoose: (index) => choose(found[index]) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen) return list.input.onKeyDown(event)
    if (pressedKey(event) === 'ArrowDown' && !isReadOnly) setSearch('')
  }
  return (
    <Labelled hint={hint} label={label} problem={problem}>
      {(attributes) => (
        <>
          <input
            {...list.input}
            {...attributes}
            aria-activedescendant={isOpen ? list.input['aria-activedescendant'] : undefined}
            aria-controls={isOpen ? list.listId : undefined}
            aria-expanded={isOpen}
            className={inputs.input}
            name={name}
            onBlur={() => setSearch(null)}
            onChange={({ target }) => {
              list.point(0)
              setSearch(target.value)
            }}
            onClick={() => !isOpen && !isReadOnly && setSearch('')}
            onKeyDown={onKeyDown}
            placeholder="A place, or an offset such as UTC-4"
            readOnly={isReadOnly}
            value={search ?? (value === '' ? (empty ?? '') : zoneText(value, at))}
          />
          {isOpen && (
            // The input keeps the focus when an option is clicked.
            <ul className={styles.list} id={list.listId} onMouseDown={(event) => event.preventDefault()} role="listbox">
              {found.map((choice, index) => (
                <li
                  aria-selected={index === list.current}
                  className={styles.option}
                  id={list.optionId(index)}
                  key={choice.timeZone}
                  onClick={() => choose(choice)}
                  role="option"
                  title={choice.timeZone}
                >
                  <span>{choice.name}</span>
                  <small>{choice.offset}</small>
                </li>
              ))}
              {found.length === 0 && <li className={styles.none}>No time zone is called like that.</li>}
            </ul>
          )}
        </>
      )}
    </Labelled>
  )
}

/** A stored name may be of no time zone, as an earlier version or a program wrote it. */
function zoneText(timeZone: string, at: Date): string {
  return isTimeZone(timeZone) ? `${zoneName(timeZone)}, ${offsetText(offsetOf(at, timeZone))}` : timeZone
}
