import { Container } from '../../../components/Container'
import { GAPS } from '../../../components/grid'
import { toneOf } from '../../../components/tone'
import { Picture } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { containers } from './config'

const PADDING = {
  none: '',
  small: 'py-[calc(var(--section-pad)*0.4)]',
  normal: 'py-(--section-pad)',
  large: 'py-[calc(var(--section-pad)*1.4)]',
} as const

export default function Containers({ fields, field, root, slot, slots }: SliceProps<typeof containers>) {
  const tone = fields.backgroundColor ? toneOf(fields.backgroundColor) : { 'data-tone': fields.tone }
  return (
    <section {...root} {...tone} className={`relative isolate overflow-hidden ${PADDING[fields.padding]}`}>
      {fields.backgroundGraphic ? (
        <div
          {...field.backgroundGraphic}
          className="absolute inset-0 -z-10 [&_img]:size-full [&_img]:object-cover"
          style={{ opacity: fields.graphicOpacity ?? 0.35 }}
        >
          <Picture media={{ ...fields.backgroundGraphic, alt: '' }} sizes="100vw" className="size-full" />
        </div>
      ) : null}
      <Container width={fields.width}>
        <div {...slot.default} className={`nested flex flex-col ${GAPS[fields.gap]}`}>
          {slots.default}
        </div>
      </Container>
    </section>
  )
}
