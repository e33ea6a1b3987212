import { RichText } from 'voix/render/parts'
import { Photo } from '../Photo'
import { PercentOff } from '../Price'
import { OfferButton } from './OfferButton'
import { OfferFacts, OfferHead, OfferLogo, OfferTerms } from './OfferText'
import type { OfferProps } from './types'

/** Theme "Hyatt 2022 special offer": a wide picture with the offer on a panel that overlaps its edge. */
export function Hyatt2022Offer({ offer, labels }: OfferProps) {
  const side = offer.imagesOnLeft ? '@3xl:mr-8 @3xl:ml-auto' : '@3xl:mr-auto @3xl:ml-8'
  return (
    <article id={offer.htmlId || undefined} className="group">
      <Photo media={offer.image} className="aspect-[4/3] rounded-media @3xl:aspect-[21/9]" sizes="100vw" zoom />
      <div
        className={`relative mx-4 -mt-16 rounded-card border border-line bg-surface p-6 shadow-card @3xl:-mt-28 @3xl:w-[34rem] md:p-10 ${side}`}
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4 empty:hidden">
          <OfferLogo offer={offer} className="" />
          <PercentOff percent={offer.percentOff} labels={labels} />
        </div>
        <OfferHead offer={offer} labels={labels} size="text-3xl" />
        <RichText value={offer.content} className="prose-voix mt-4 text-muted" />
        <OfferFacts offer={offer} labels={labels} />
        <div className="mt-6 empty:hidden">
          <OfferButton offer={offer} labels={labels} />
        </div>
        <OfferTerms offer={offer} labels={labels} />
      </div>
    </article>
  )
}
