import { RichText } from 'voix/render/parts'
import { Card } from '../Card'
import { Photo } from '../Photo'
import { PercentOff } from '../Price'
import { OfferButton } from './OfferButton'
import { OfferFacts, OfferHead, OfferLogo, OfferTerms } from './OfferText'
import type { OfferProps } from './types'

/** Theme "Hyatt special offer": the logo in a seal on the picture's edge, with centred content below it. */
export function HyattOffer({ offer, labels }: OfferProps) {
  return (
    <Card id={offer.htmlId || undefined} className="h-full text-center">
      <Photo media={offer.image} className="aspect-[16/10]" sizes="(min-width: 1024px) 50vw, 100vw" zoom />
      <div className="relative flex flex-1 flex-col items-center px-6 pt-10 pb-8 md:px-10">
        <div className="absolute top-0 -translate-y-1/2">
          {offer.resortLogo ? (
            <div className="rounded-full border border-line bg-white px-6 py-3">
              <OfferLogo offer={offer} className="mx-auto" />
            </div>
          ) : (
            <PercentOff percent={offer.percentOff} labels={labels} className="text-lg" />
          )}
        </div>
        <OfferHead offer={offer} labels={labels} size="text-3xl" />
        {offer.resortLogo ? <PercentOff percent={offer.percentOff} labels={labels} className="mt-4" /> : null}
        <RichText value={offer.content} className="prose-voix mt-4 text-muted" />
        <OfferFacts offer={offer} labels={labels} />
        <div className="mt-auto pt-6 empty:hidden">
          <OfferButton offer={offer} labels={labels} />
        </div>
        <OfferTerms offer={offer} labels={labels} />
      </div>
    </Card>
  )
}
