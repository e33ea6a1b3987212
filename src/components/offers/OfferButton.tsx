import { Link } from 'voix/render/parts'
import { ArrowIcon } from '../icons'
import type { OfferProps } from './types'

export interface OfferButtonProps extends OfferProps {
  className?: string
  variant?: 'button' | 'text'
}

/**
 * A link to the booking engine with the offer's code. Its accessible name contains the title, since screen readers may
 * list links without their context.
 */
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
