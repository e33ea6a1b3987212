'use client'

import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { breakpointLabel } from '../../../../slices/fieldTypes/upload'
import type { MediaValue } from '../../../../slices/types'
import { BREAKPOINT_NAMES } from '../../../../tree/types'
import { domIdOf } from '../../../dom/fieldId'
import { withPicture } from '../../../model/pictures'
import { placeCut } from '../../../session/pictures/choosePictures'
import { useEditor } from '../../../session/session'
import { FieldBox } from '../../../ui/inputs/Labelled'
import lists from '../../../ui/inputs/lists.module.css'
import { MediaInput } from '../../../ui/inputs/MediaInput'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { inputProps, type FieldInputProps } from './FieldInput'

/** One picture for all breakpoints, or any file. */
export function ImageField(props: FieldInputProps) {
  const { field, value } = props
  return (
    <MediaInput
      {...inputProps(props)}
      isAnyFile={field.anyFile}
      onChange={props.onChange}
      value={typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null}
    />
  )
}

const FIRST: MediaValue = [{ breakpoint: 'default', media: null }]

/** A picture per breakpoint; a breakpoint without one takes the next smaller one's. */
export function UploadField(props: FieldInputProps) {
  const { path, value, onChange, isReadOnly } = props
  const stored = Array.isArray(value) ? (value as MediaValue) : []
  // The first picture needs no row to be made for it.
  const list: MediaValue = stored.length === 0 && !isReadOnly ? FIRST : stored
  const lookedAt = useEditor((state) => state.ui.breakpoint)
  const latest = useRef(list)
  latest.current = list
  const free = BREAKPOINT_NAMES.filter((own) => !list.some(({ breakpoint }) => breakpoint === own))
  const [nextFree] = free
  // The dialog was given these functions when it was opened: what it changes may be later than what was drawn then.
  const set = (next: unknown) => {
    latest.current = next as MediaValue
    onChange(next)
  }
  const put = (index: number, change: (entry: MediaValue[number]) => MediaValue[number]) =>
    set(latest.current.map((other, own) => (own === index ? change(other) : other)))
  return (
    <FieldBox {...inputProps(props)}>
      {list.map(({ breakpoint, media }, index) => {
        return (
          <div className={lists.subCard} key={index}>
            <div className={lists.cardLine}>
              <SelectInput
                choices={BREAKPOINT_NAMES.filter((own) => own === breakpoint || free.includes(own)).map((own) => ({
                  value: own,
                  label: breakpointLabel(own),
                }))}
                inputId={domIdOf(`${path}.${index}.breakpoint`)}
                isLabelHidden
                isReadOnly={isReadOnly}
                label={`Breakpoint of picture ${index + 1}`}
                name={`${path}.${index}.breakpoint`}
                onChange={(next) => {
                  const chosen = BREAKPOINT_NAMES.find((own) => own === next)
                  if (chosen) put(index, (entry) => ({ ...entry, breakpoint: chosen }))
                }}
                value={breakpoint}
              />
              {!isReadOnly && stored.length > 0 && (
                <SmallButton
                  icon={X}
                  isIconOnly
                  label={`Remove the picture for ${breakpoint}`}
                  onClick={() => onChange(list.filter((_, own) => own !== index))}
                />
              )}
            </div>
            <MediaInput
              inputId={domIdOf(`${path}.${index}.media`)}
              isLabelHidden
              isReadOnly={isReadOnly}
              label={`Picture ${index + 1}`}
              cut={placeCut({
                field: props.field,
                value: list,
                breakpoint,
                lookedAt,
                read: () => latest.current,
                change: set,
              })}
              place={props.field.label}
              name={`${path}.${index}.media`}
              onChange={(next) => put(index, (entry) => withPicture(entry, next))}
              value={media}
            />
          </div>
        )
      })}
      {!isReadOnly && nextFree && stored.length > 0 && (
        <div>
          <SmallButton
            icon={Plus}
            label="Another picture for larger screens"
            onClick={() => onChange([...list, { breakpoint: nextFree, media: null }])}
          />
        </div>
      )}
    </FieldBox>
  )
}
