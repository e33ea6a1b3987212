import { Link, Picture, RichText } from 'voix/render/parts'
import { Heading } from '../Heading'
import { ClockIcon, PinIcon } from '../icons'
import { countryName } from '../labels'
import type { TitleSize } from '../titles'
import type { OfferProps } from './types'

/** Eyebrow, title, subtitle, savings: the part that all themes of an offer show. */
export function OfferHead({ offer, size = 'text-2xl' }: OfferProps & { size?: TitleSize }) {
  const above = offer.titleAbove || offer.brand
  return (
    <>
      {above ? <p className="eyebrow mb-3">{above}</p> : null}
      <Heading as="h3" size={size}>
        {offer.link && offer.title ? (
          <Link link={offer.link} className="hover:underline">
            {offer.title}
          </Link>
        ) : (
          offer.title
        )}
      </Heading>
      {offer.subtitle ? <p className="mt-2 text-lg text-pretty">{offer.subtitle}</p> : null}
      {offer.extraSavings ? <p className="mt-2 font-semibold text-accent-ink">{offer.extraSavings}</p> : null}
    </>
  )
}

/** The country and the last day. */
export function OfferFacts({ offer, labels }: OfferProps) {
  if (!offer.country && !offer.until) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [.text-center_&]:justify-center">
      {offer.country ? (
        <li className="flex items-center gap-1.5">
          <PinIcon />
          {countryName(offer.country, labels)}
        </li>
      ) : null}
      {offer.until ? (
        <li className="flex items-center gap-1.5">
          <ClockIcon />
          {labels['offer.bookBy'] ?? 'Book by'} {offer.until}
        </li>
      ) : null}
    </ul>
  )
}

/** The terms, folded by default. */
export function OfferTerms({ offer, labels }: OfferProps) {
  if (!offer.terms) return null
  return (
    <details className="mt-5 text-sm text-muted">
      <summary className="inline-flex min-h-7 items-center underline underline-offset-4">
        {labels['offer.terms'] ?? 'Terms and conditions'}
      </summary>
      <RichText value={offer.terms} className="prose-voix mt-3" />
    </details>
  )
}

/** The logo of the offer's resort. The smallest of its widths is enough for every screen. */
export function OfferLogo({ offer: { resortLogo }, className }: { offer: OfferProps['offer']; className: string }) {
  if (!resortLogo) return null
  const src = resortLogo.srcSet?.split(' ', 1)[0] ?? resortLogo.src
  const media = { ...resortLogo, src, srcSet: null, sources: [] }
  return <Picture media={media} className={`h-10 w-auto object-contain ${className}`} />
}
