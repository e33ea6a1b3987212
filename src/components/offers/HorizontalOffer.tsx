import { RichText } from 'voix/render/parts'
import { Card } from '../Card'
import { Photo } from '../Photo'
import { PercentOff } from '../Price'
import { OfferButton } from './OfferButton'
import { OfferFacts, OfferHead, OfferLogo, OfferTerms } from './OfferText'
import type { OfferProps } from './types'

/** Theme "Horizontal": a row with the picture at one end and the button at the other. */
export function HorizontalOffer({ offer, labels }: OfferProps) {
  return (
    <Card id={offer.htmlId || undefined} className={offer.imagesOnLeft ? '@3xl:flex-row' : '@3xl:flex-row-reverse'}>
      <Photo
        media={offer.image}
        className="aspect-[16/9] @3xl:aspect-auto @3xl:min-h-60 @3xl:w-[34%]"
        sizes="(min-width: 1024px) 34vw, 100vw"
        zoom
      />
      <div className="flex flex-1 flex-col gap-6 p-6 @3xl:flex-row @3xl:items-center md:p-8">
        <div className="flex-1">
          <OfferLogo offer={offer} className="mb-4" />
          <OfferHead offer={offer} labels={labels} />
          <RichText value={offer.content} className="prose-voix mt-3 text-muted" />
          <OfferFacts offer={offer} labels={labels} />
          <OfferTerms offer={offer} labels={labels} />
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-4 @3xl:flex-col @3xl:items-end">
          <PercentOff percent={offer.percentOff} labels={labels} className="text-lg" />
          <OfferButton offer={offer} labels={labels} />
        </div>
      </div>
    </Card>
  )
}
