import type { SliceProps } from 'voix/slices'
import { BackgroundGraphic as Graphic } from '../../../components/BackgroundGraphic'
import type { backgroundGraphic } from './config'

/** The drawing is faint where text overlaps it. */
const SIDES = {
  left: '-left-14 opacity-40 md:-left-20 md:opacity-100',
  center: 'inset-0 mx-auto opacity-40',
  right: '-right-14 opacity-40 md:-right-20 md:opacity-100',
} as const

export default function BackgroundGraphic({ fields, field, root, slot, slots }: SliceProps<typeof backgroundGraphic>) {
  return (
    <div {...root} data-tone={fields.tone} className="relative isolate overflow-hidden">
      <div {...field.graphic}>
        <Graphic name={fields.graphic} className={`-top-14 w-64 md:-top-20 md:w-80 ${SIDES[fields.side]}`} />
      </div>
      <div {...slot.default}>{slots.default}</div>
    </div>
  )
}
