import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { Carousel } from '../../../components/carousel/Carousel'
import { carouselControls } from '../../../components/carousel/carousel.part'
import { CAROUSEL_LABELS, pickLabels } from '../../../components/labels'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { venueSlider } from './config'

type Props = SliceProps<typeof venueSlider>

export default function VenueSlider({ id, fields, field, root, slot, children, hydrationMode, context }: Props) {
  const track = `track-${id}`
  const venues = children.default
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <div {...slot.default}>
        {venues.length > 0 ? (
          <>
            <Carousel id={track} label={fields.title || 'Venues'} perView={fields.slides ?? 1} slides={venues} />
            <Island
              part={carouselControls}
              mode={hydrationMode}
              props={{ track, count: venues.length, labels: pickLabels(context.labels, CAROUSEL_LABELS) }}
            />
          </>
        ) : null}
      </div>
    </Section>
  )
}
