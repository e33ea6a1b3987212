'use client'

import { RenderFields } from '@payloadcms/ui'
import { Eye, EyeOff } from 'lucide-react'
import type { ClientField } from 'payload'
import { memo, useEffect, useMemo, useRef } from 'react'
import { safeEnvelope } from '../../../../tree'
import { useEditor, useSession } from '../../../session/session'
import type { SliceFieldInfo } from '../../../model/boot'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { boundFrom } from './boundField'
import { BoundNote } from './BoundNote'
import styles from './content.module.css'
import type { FieldProblem } from './fieldProblems'

interface Props {
  elementId: string
  /** Of what holds the field. */
  schemaPath: string
  field: ClientField
  info: SliceFieldInfo
  isOn: boolean
  problems: readonly FieldProblem[]
  isReadOnly: boolean
}

/**
 * One field of the slice: Payload's input, the switch that shows or hides it on the page, and what a save objected to. A keystroke in
 * one field renders no other.
 */
export const FieldSlot = memo(function FieldSlot({
  elementId,
  schemaPath,
  field,
  info,
  isOn,
  problems,
  isReadOnly,
}: Props) {
  const { dispatch, store } = useSession()
  const slot = useRef<HTMLDivElement>(null)
  const { name, label } = info
  const source = useEditor(({ page: { tree } }) => boundFrom({ row: tree.rows[elementId], field: name }))
  const isLink = info.type === 'link'
  const isFilled = source !== null && !isLink
  const isSelected = useEditor(
    ({ page: { selection } }) => selection.field === name && selection.elements[0] === elementId,
  )
  useEffect(() => {
    if (isSelected && !slot.current?.contains(document.activeElement))
      slot.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const input = useMemo(
    () => (
      <RenderFields
        fields={[field]}
        forceRender
        margins={false}
        parentIndexPath=""
        parentPath=""
        parentSchemaPath={schemaPath}
        permissions={true}
        readOnly={isReadOnly || isFilled}
      />
    ),
    [field, isReadOnly, isFilled, schemaPath],
  )
  const canSwitch = !isReadOnly && !info.required
  // Being in an input selects its field; the same field again would unselect it.
  const select = () => !isSelected && store.dispatch({ type: 'selectField', id: elementId, field: name })
  const toggle = () => {
    const states = safeEnvelope(store.getState().tree.rows[elementId]?.element).fieldsEnabled
    const fieldsEnabled = { ...states, [name]: !isOn }
    dispatch({ type: 'settingsUpdate', id: elementId, settings: { fieldsEnabled } })
  }
  return (
    <div
      className={styles.slot}
      data-field={name}
      data-is-off={!isOn || undefined}
      data-is-selected={isSelected || undefined}
      data-is-wrong={problems.length > 0 || undefined}
      onFocus={select}
      ref={slot}
    >
      {isOn && source !== null && <BoundNote isLink={isLink} source={source} />}
      {isOn ? (
        input
      ) : (
        <p className={styles.off}>
          {label} <span>off</span>
        </p>
      )}
      {canSwitch && (
        <span className={styles.switch}>
          <SmallButton
            icon={isOn ? Eye : EyeOff}
            isIconOnly
            label={isOn ? `Switch off ${label}` : `Switch on ${label}`}
            onClick={toggle}
          />
        </span>
      )}
      {problems.map(({ place, message }) => (
        <p className={styles.problem} key={`${place}${message}`} role="alert">
          {place && <b>{place}: </b>}
          {message}
        </p>
      ))}
    </div>
  )
})
