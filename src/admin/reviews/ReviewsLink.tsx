'use client'

import { useConfig } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { usePathname } from 'next/navigation'

/** The way to the reviews, above the collections in Payload's navigation, in its own look. */
export function ReviewsLink() {
  const { admin } = useConfig().config.routes
  const href = `${admin}/reviews`
  const isHere = usePathname() === href
  return (
    <Link aria-current={isHere ? 'page' : undefined} className="nav__link" href={href} id="nav-reviews">
      {isHere && <div className="nav__link-indicator" />}
      <span className="nav__link-label">Reviews</span>
    </Link>
  )
}
