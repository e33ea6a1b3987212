'use client'

import { useConfig } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { usePathname } from 'next/navigation'

/** The link to the reviews above the collections of Payload's navigation, in its style. */
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
