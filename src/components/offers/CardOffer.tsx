import { RichText } from 'voix/render/parts'
import { Card } from '../Card'
import { Photo } from '../Photo'
import { PercentOff } from '../Price'
import { OfferButton } from './OfferButton'
import { OfferFacts, OfferHead, OfferLogo, OfferTerms } from './OfferText'
import type { OfferProps } from './types'

/** Theme "Card": one of several in a grid. */
export function CardOffer({ offer, labels }: OfferProps) {
  return (
    <Card id={offer.htmlId || undefined} className="h-full w-full">
      <Photo media={offer.image} className="aspect-[3/2]" sizes="(min-width: 1024px) 33vw, 100vw" zoom />
      <PercentOff percent={offer.percentOff} labels={labels} className="absolute top-4 left-4" />
      <div className="flex flex-1 flex-col p-6 md:p-7">
        <OfferLogo offer={offer} className="mb-4 self-start" />
        <OfferHead offer={offer} labels={labels} />
        <RichText value={offer.content} className="prose-voix mt-3 text-muted" />
        <OfferFacts offer={offer} labels={labels} />
        <OfferTerms offer={offer} labels={labels} />
        <div className="mt-auto pt-6 empty:hidden">
          <OfferButton offer={offer} labels={labels} variant="text" />
        </div>
      </div>
    </Card>
  )
}
