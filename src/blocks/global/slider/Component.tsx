import { Carousel } from '../../../components/carousel/Carousel'
import { carouselControls } from '../../../components/carousel/carousel.part'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { CAROUSEL_LABELS, pickLabels } from '../../../components/labels'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { slider } from './config'

export default function Slider({
  id,
  fields,
  field,
  root,
  children,
  hydrationMode,
  context,
}: SliceProps<typeof slider>) {
  const track = `track-${id}`
  const slides = children.default
  return (
    <Section root={root} tone={fields.tone}>
      <Heading
        as={fields.titleTag}
        size={fields.titleSize}
        font={fields.titleFont}
        attributes={field.title}
        className="mb-8 md:mb-10"
      >
        {fields.title}
      </Heading>
      {slides.length > 0 ? (
        <>
          <Carousel id={track} label={fields.title || 'Slides'} perView={fields.slides ?? 2} slides={slides} />
          <Island
            part={carouselControls}
            mode={hydrationMode}
            props={{
              track,
              count: slides.length,
              seconds: fields.seconds ?? 0,
              labels: pickLabels(context.labels, CAROUSEL_LABELS),
            }}
          />
        </>
      ) : (
        <Photo media={null} className="aspect-[16/7] rounded-media" />
      )}
    </Section>
  )
}
