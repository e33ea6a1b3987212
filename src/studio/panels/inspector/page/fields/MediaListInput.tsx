'use client'

import { Plus, X } from 'lucide-react'
import type { MediaValue } from '../../../../../slices/types'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../../../../tree/types'
import lists from '../../../../ui/inputs/lists.module.css'
import { MediaInput } from '../../../../ui/inputs/MediaInput'
import { SelectInput } from '../../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../../ui/inputs/SmallButton'

interface Props {
  label: string
  name: string
  value: unknown
  onChange: (value: MediaValue) => void
  isReadOnly: boolean
}

/** A picture per breakpoint; a breakpoint without one takes the next smaller one's. */
export function MediaListInput({ label, name, value, onChange, isReadOnly }: Props) {
  const list = Array.isArray(value) ? (value as MediaValue) : []
  const free = BREAKPOINT_NAMES.filter((own) => !list.some(({ breakpoint }) => breakpoint === own))
  const [nextFree] = free
  const change = (index: number, part: Partial<MediaValue[number]>) =>
    onChange(list.map((entry, own) => (own === index ? { ...entry, ...part } : entry)))
  return (
    <div aria-label={label} className={lists.rows} role="group">
      {list.map(({ breakpoint, media }, index) => (
        <div className={lists.subCard} key={index}>
          <div className={lists.cardLine}>
            <SelectInput
              choices={BREAKPOINT_NAMES.filter((own) => own === breakpoint || free.includes(own)).map((own) => ({
                value: own,
                label: own === 'default' ? 'All sizes' : `From ${BREAKPOINTS[own]} px (${own})`,
              }))}
              isLabelHidden
              isReadOnly={isReadOnly}
              label={`Breakpoint of picture ${index + 1}`}
              name={`${name}.${index}.breakpoint`}
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
            isLabelHidden
            isReadOnly={isReadOnly}
            label={`Picture ${index + 1}`}
            name={`${name}.${index}.media`}
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
    </div>
  )
}
