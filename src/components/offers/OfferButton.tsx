import { Link } from 'voix/render/parts'
import { ArrowIcon } from '../icons'
import type { OfferProps } from './types'

export interface OfferButtonProps extends OfferProps {
  className?: string
  variant?: 'button' | 'text'
}

/** Leads to the booking engine, with the offer's code. Its name tells offers apart for people who hear links one by one. */
export function OfferButton({ offer, labels, className = '', variant = 'button' }: OfferButtonProps) {
  if (offer.hideBookNow || !offer.booking) return null
  const look = variant === 'button' ? 'btn btn-primary' : 'text-link'
  return (
    <Link link={offer.booking} className={`${look} ${className}`}>
      {labels['offer.bookNow'] ?? 'Book now'}
      <span className="sr-only">: {offer.title}</span>
      {variant === 'text' ? <ArrowIcon /> : null}
    </Link>
  )
}
