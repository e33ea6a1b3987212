'use client'

import { Eraser, RotateCcw } from 'lucide-react'
import type { FieldProperties, Row } from '../../../../tree/types'
import { InputScope } from '../../../session/pendingInput/InputScope'
import { useEditor, useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import styles from './style.module.css'
import { StyleBreakpoints } from './StyleBreakpoints'
import { StyleField } from './StyleField'
import { styledBreakpoints, withoutBreakpoint } from './styleState'

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
      <ul aria-label="What the marks mean" className={styles.legend}>
        <li data-legend="own">set here</li>
        <li data-legend="overridden">overrides</li>
        <li data-legend="inherited">inherited</li>
      </ul>
      <InputScope breakpoint={breakpoint} element={row.id} key={breakpoint} tab="style">
        {fields.map((field) => (
          <StyleField
            breakpoint={breakpoint}
            field={field}
            isReadOnly={isReadOnly}
            key={field.name}
            onChange={change}
            stored={stored}
          />
        ))}
      </InputScope>
    </div>
  )
}
