import { RichText } from 'voix/render/parts'
import { BackgroundGraphic } from '../BackgroundGraphic'
import { Photo } from '../Photo'
import { PercentOff } from '../Price'
import { OfferButton } from './OfferButton'
import { OfferFacts, OfferHead, OfferLogo, OfferTerms } from './OfferText'
import type { OfferProps } from './types'

/** Theme "SliceData": the whole offer with its text, a picture on the left or right and a graphic behind it. */
export function StoryOffer({ offer, labels }: OfferProps) {
  return (
    <article id={offer.htmlId || undefined} className="grid items-center gap-8 @3xl:grid-cols-2 @3xl:gap-16">
      <div className={`relative isolate ${offer.imagesOnLeft ? '' : '@3xl:order-last'}`}>
        <BackgroundGraphic
          name={offer.bgsvg}
          className={`-top-14 w-64 md:-top-20 md:w-80 ${offer.imagesOnLeft ? '-left-14 md:-left-20' : '-right-14 md:-right-20'}`}
        />
        <Photo media={offer.image} className="aspect-[4/3] rounded-media" sizes="(min-width: 1024px) 50vw, 100vw" />
        <PercentOff percent={offer.percentOff} labels={labels} className="absolute -bottom-4 left-6 text-xl" />
      </div>
      <div>
        <OfferLogo offer={offer} className="mb-5" />
        <OfferHead offer={offer} labels={labels} size="text-4xl" />
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
