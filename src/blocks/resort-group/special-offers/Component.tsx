import { ButtonLink } from '../../../components/ButtonLink'
import { CardOffer } from '../../../components/offers/CardOffer'
import { HorizontalOffer } from '../../../components/offers/HorizontalOffer'
import { Hyatt2022Offer } from '../../../components/offers/Hyatt2022Offer'
import { HyattOffer } from '../../../components/offers/HyattOffer'
import { StoryOffer } from '../../../components/offers/StoryOffer'
import type { Offer } from '../../../components/offers/types'
import { SectionHead } from '../../../components/SectionHead'
import { Section } from '../../../components/Section'
import type { SliceProps } from 'voix/slices'
import type { specialOffers } from './config'

const THEMES = {
  SliceData: { Offer: StoryOffer, grid: 'grid gap-16 overflow-x-clip md:gap-28' },
  'Hyatt special offer': { Offer: HyattOffer, grid: 'grid gap-8 @3xl:grid-cols-2' },
  'Hyatt 2022 special offer': { Offer: Hyatt2022Offer, grid: 'grid gap-14 md:gap-20' },
  Horizontal: { Offer: HorizontalOffer, grid: 'grid gap-6' },
  Card: { Offer: CardOffer, grid: 'grid gap-6 @2xl:grid-cols-2 md:gap-8' },
} as const

export default function SpecialOffers({ fields, field, root, data, context }: SliceProps<typeof specialOffers>) {
  const offers = (data ?? []) as Offer[]
  const { Offer, grid } = THEMES[fields.theme]
  // Two or four cards are in two columns: with three columns the last row would have a gap.
  const inThrees = ['Card', 'Hyatt special offer'].includes(fields.theme) && ![1, 2, 4].includes(offers.length)
  const columns = inThrees ? '@5xl:grid-cols-3' : ''
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      {offers.length > 0 ? (
        <div {...field.specials} className={`${grid} ${columns}`}>
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} labels={context.labels} />
          ))}
        </div>
      ) : (
        <p {...field.specials} className="text-center text-muted">
          {context.labels['offers.none'] ?? 'New offers are on their way. Please come back soon.'}
        </p>
      )}
      <div className="mt-10 text-center empty:hidden">
        <ButtonLink link={fields.link} variant="ghost" attributes={field.link} />
      </div>
    </Section>
  )
}
