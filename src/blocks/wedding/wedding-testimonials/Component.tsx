import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { Carousel } from '../../../components/carousel/Carousel'
import { carouselControls } from '../../../components/carousel/carousel.part'
import { CAROUSEL_LABELS, pickLabels } from '../../../components/labels'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { weddingTestimonials } from './config'

type Props = SliceProps<typeof weddingTestimonials>

export default function WeddingTestimonials({ id, fields, field, root, hydrationMode, context }: Props) {
  const track = `track-${id}`
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <Carousel
        id={track}
        label={fields.title || 'Letters'}
        perView={fields.slides ?? 1}
        attributes={field.quotes}
        slides={fields.quotes.map((letter, index) => ({
          id: letter.id ?? String(index),
          node: <Letter letter={letter} />,
        }))}
      />
      <Island
        part={carouselControls}
        mode={hydrationMode}
        props={{
          track,
          count: fields.quotes.length,
          seconds: fields.seconds ?? 0,
          labels: pickLabels(context.labels, CAROUSEL_LABELS),
        }}
      />
    </Section>
  )
}

function Letter({ letter }: { letter: Props['fields']['quotes'][number] }) {
  return (
    <figure className="mx-auto flex max-w-[44rem] flex-col items-center text-center">
      {letter.image ? <Photo media={letter.image} className="mb-6 size-20 rounded-full" sizes="80px" /> : null}
      <blockquote className="heading text-2xl text-pretty md:text-4xl">{letter.quote}</blockquote>
      <figcaption className="mt-6">
        <span className="block font-semibold">{letter.names}</span>
        <span className="text-muted">{letter.place}</span>
      </figcaption>
    </figure>
  )
}
