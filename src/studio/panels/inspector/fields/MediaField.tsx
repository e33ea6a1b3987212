'use client'

import { Plus, X } from 'lucide-react'
import { breakpointLabel } from '../../../../slices/fieldTypes/media'
import type { MediaValue } from '../../../../slices/types'
import { BREAKPOINT_NAMES } from '../../../../tree/types'
import { FieldBox } from '../../../ui/inputs/Labelled'
import lists from '../../../ui/inputs/lists.module.css'
import { MediaInput } from '../../../ui/inputs/DocumentInput'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { domIdOf, shared, type FieldInputProps } from './FieldInput'

/** One picture for all breakpoints, or any file. */
export function ImageField(props: FieldInputProps) {
  const { field, value } = props
  return (
    <MediaInput
      {...shared(props)}
      isAnyFile={field.anyFile}
      onChange={props.onChange}
      value={typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null}
    />
  )
}

/** A picture per breakpoint; a breakpoint without one takes the next smaller one's. */
export function MediaField(props: FieldInputProps) {
  const { path, value, onChange, isReadOnly } = props
  const list = Array.isArray(value) ? (value as MediaValue) : []
  const free = BREAKPOINT_NAMES.filter((own) => !list.some(({ breakpoint }) => breakpoint === own))
  const [nextFree] = free
  const change = (index: number, part: Partial<MediaValue[number]>) =>
    onChange(list.map((entry, own) => (own === index ? { ...entry, ...part } : entry)))
  return (
    <FieldBox {...shared(props)}>
      {list.map(({ breakpoint, media }, index) => (
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
                if (chosen) change(index, { breakpoint: chosen })
              }}
              value={breakpoint}
            />
            {!isReadOnly && (
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
            name={`${path}.${index}.media`}
            onChange={(next) => change(index, { media: next })}
            value={media}
          />
        </div>
      ))}
      {!isReadOnly && nextFree && (
        <div>
          <SmallButton
            icon={Plus}
            label="Add picture"
            onClick={() => onChange([...list, { breakpoint: nextFree, media: null }])}
          />
        </div>
      )}
    </FieldBox>
  )
}
