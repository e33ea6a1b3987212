import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { isSafeHref } from '../../slices/href.mjs'
import type { ResolvedLink } from '../../slices/types'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  /** The value of `fields.<link>`. `null` renders nothing. */
  link: (Pick<ResolvedLink, 'href'> & Partial<ResolvedLink>) | null | undefined
  /** Default: the link's own text. */
  children?: ReactNode
}

/**
 * Renders a link with a safe address, or nothing. It is a plain anchor: pages are static and prefetched by speculation
 * rules, so no script is needed.
 */
export function Link({ link, children, ...rest }: LinkProps) {
  if (!link || !isSafeHref(link.href)) return null
  const isNewTab = link.target === '_blank'
  return (
    <a {...rest} href={link.href} {...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children ?? link.text}
    </a>
  )
}
