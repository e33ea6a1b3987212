import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Carousel } from '../../../components/carousel/Carousel'
import { carouselControls } from '../../../components/carousel/carousel.part'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { CAROUSEL_LABELS, pickLabels } from '../../../components/labels'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { imageSliderWithContent } from './config'

type Props = SliceProps<typeof imageSliderWithContent>

export default function ImageSliderWithContent({ id, fields, field, root, hydrationMode, context }: Props) {
  const track = `track-${id}`
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      <Carousel
        id={track}
        label={fields.title || 'Slides'}
        perView={1}
        attributes={field.slides}
        slides={fields.slides.map((slide, index) => ({
          id: slide.id ?? String(index),
          node: <Slide slide={slide} imageOnRight={fields.imageOnRight} />,
        }))}
      />
      <Island
        part={carouselControls}
        mode={hydrationMode}
        props={{
          track,
          count: fields.slides.length,
          seconds: fields.seconds ?? 0,
          labels: pickLabels(context.labels, CAROUSEL_LABELS),
        }}
      />
    </Section>
  )
}

type SlideOf = Props['fields']['slides'][number]

function Slide({ slide, imageOnRight }: { slide: SlideOf; imageOnRight: boolean }) {
  return (
    <div className="grid gap-6 @2xl:grid-cols-2 @2xl:items-center @2xl:gap-10 @4xl:gap-16">
      <Photo
        media={slide.image}
        className={`aspect-[4/3] rounded-media ${imageOnRight ? '@2xl:order-last' : ''}`}
        sizes="(min-width: 768px) 50vw, 100vw"
      />
      <div className="min-w-0">
        <Eyebrow>{slide.eyebrow}</Eyebrow>
        <Heading as="h3" size="text-3xl">
          {slide.title}
        </Heading>
        {slide.copy ? <p className="mt-4 max-w-[36rem] text-lg text-pretty text-muted">{slide.copy}</p> : null}
        <div className="mt-5 empty:hidden">
          <ButtonLink link={slide.link} variant="text" />
        </div>
      </div>
    </div>
  )
}
