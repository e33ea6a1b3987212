import type { SliceProps } from 'voix/slices'
import { BackgroundGraphic as Graphic } from '../../../components/BackgroundGraphic'
import type { backgroundGraphic } from './config'

const SIDES = {
  left: '-left-24',
  center: 'left-1/2 -translate-x-1/2',
  right: '-right-24',
} as const

export default function BackgroundGraphic({ fields, field, root, slot, slots }: SliceProps<typeof backgroundGraphic>) {
  return (
    <div {...root} data-tone={fields.tone} className="relative isolate overflow-clip">
      <div {...field.graphic}>
        <Graphic
          name={fields.graphic}
          className={`top-1/2 h-[26rem] -translate-y-1/2 opacity-60 ${SIDES[fields.side]}`}
        />
      </div>
      <div {...slot.default} className="min-h-40 [&_[data-tone=plain]]:bg-transparent">
        {slots.default}
      </div>
    </div>
  )
}
