import { Carousel } from '../../../components/carousel/Carousel'
import { carouselControls } from '../../../components/carousel/carousel.part'
import { CardOffer } from '../../../components/offers/CardOffer'
import { HorizontalOffer } from '../../../components/offers/HorizontalOffer'
import type { Offer } from '../../../components/offers/types'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { CAROUSEL_LABELS, pickLabels } from '../../../components/labels'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { specialOfferSlider } from './config'

type Props = SliceProps<typeof specialOfferSlider>

export default function SpecialOfferSlider({ id, fields, field, root, data, hydrationMode, context }: Props) {
  const offers = (data ?? []) as Offer[]
  const Slide = fields.horizontal ? HorizontalOffer : CardOffer
  const track = `track-${id}`
  if (offers.length === 0 && !context.preview) return <div {...root} hidden />
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      <Carousel
        id={track}
        label={fields.title || (context.labels['offers'] ?? 'Special offers')}
        perView={fields.numberOfSlides ?? 2}
        attributes={field.specials}
        slides={offers.map((offer) => ({
          id: offer.id,
          // The slides have no DOM ids, since a list on the same page may contain the same offers.
          node: <Slide offer={{ ...offer, htmlId: '' }} labels={context.labels} />,
        }))}
      />
      <Island
        part={carouselControls}
        mode={hydrationMode}
        props={{
          track,
          count: offers.length,
          color: fields.paginationColor,
          labels: pickLabels(context.labels, CAROUSEL_LABELS),
        }}
      />
    </Section>
  )
}
