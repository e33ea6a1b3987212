'use client'

import { Eye, EyeOff } from 'lucide-react'
import { memo, useCallback, useEffect, useRef, type MouseEvent } from 'react'
import type { SliceFieldInfo } from '../../../model/boot'
import { useEditor, useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { FieldInput } from '../fields/FieldInput'
import { useCollections } from '../query/useCollections'
import styles from './content.module.css'
import { type FieldProblem, boundFrom } from './fieldState'

interface Props {
  elementId: string
  field: SliceFieldInfo
  value: unknown
  isOn: boolean
  problems: readonly FieldProblem[]
  isReadOnly: boolean
}

/**
 * One field of the slice: its input, the switch that shows or hides it on the page, and what a save objected to. A keystroke in one field
 * renders no other.
 */
export const FieldSlot = memo(function FieldSlot({ elementId, field, value, isOn, problems, isReadOnly }: Props) {
  const { dispatch, store } = useSession()
  const slot = useRef<HTMLDivElement>(null)
  const { name, label } = field
  const source = useEditor(({ page: { tree } }) => boundFrom({ tree, id: elementId, field: name }))
  // A document fills a link's address; its text stays the element's own.
  const isLink = field.type === 'link'
  const isSelected = useEditor(
    ({ page: { selection } }) => selection.field === name && selection.elements[0] === elementId,
  )
  useEffect(() => {
    if (isSelected && !slot.current?.contains(document.activeElement))
      slot.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const change = useCallback(
    (next: unknown, typing = false) =>
      dispatch({ type: 'fieldUpdate', id: elementId, field: name, value: next, typing }),
    [dispatch, elementId, name],
  )
  const canSwitch = !isReadOnly && !field.required && field.canUpdate
  const step = () => store.dispatch({ type: 'selectField', id: elementId, field: name })
  // Being in an input selects its field; the same field again would unselect it.
  const select = () => !isSelected && step()
  const wasSelected = useRef(false)
  /** Unselects the selected field by a click on its name. A click in its input sets the caret. */
  const unselect = (event: MouseEvent) => {
    if (!wasSelected.current || event.target !== slot.current?.querySelector(OWN_NAME)) return
    // Prevents the label from focusing its input.
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement && slot.current?.contains(document.activeElement))
      document.activeElement.blur()
    step()
  }
  const toggle = () => {
    const states = store.getState().tree.rows[elementId]?.element.fieldsEnabled
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
      onClick={unselect}
      onFocus={select}
      onPointerDownCapture={() => (wasSelected.current = isSelected)}
      ref={slot}
    >
      {isOn && source !== null && <BoundNote isLink={isLink} source={source} />}
      {isOn ? (
        <FieldInput
          field={field}
          id={name}
          isReadOnly={isReadOnly || !field.canUpdate || (source !== null && !isLink)}
          onChange={change}
          path={name}
          value={value}
        />
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
      {!field.canUpdate && !isReadOnly && <p className={inputs.hint}>You may read this field, not change it.</p>}
      {problems.map(({ place, message }) => (
        <p className={styles.problem} key={`${place}${message}`} role="alert">
          {place && <b>{place}: </b>}
          {message}
        </p>
      ))}
    </div>
  )
})

/** The first match in a slot is the field's name. A label with an input inside toggles that input. */
const OWN_NAME = 'label:not(:has(input)), [role=group] > span > span'

/** Says at a field that what it shows comes from a document. */
function BoundNote({ source, isLink }: { source: string; isLink: boolean }) {
  const [slug = '', path = ''] = source.split(' ')
  const collection = useCollections().find((own) => own.slug === slug)
  const label = collection?.fields.find((own) => own.path === path)?.label ?? path
  return (
    <p className={inputs.hint} data-bound={path}>
      {isLink ? 'Address filled' : 'Filled'} from {collection?.label ?? slug} › {label}.
    </p>
  )
}
