import { Link, PlainIsland, type LinkProps } from 'voix/render/parts'
import type { Attributes } from './attributes'
import { ArrowIcon } from './icons'
import { leaving } from './leaving/leaving.part'

const VARIANTS = {
  primary: 'btn btn-primary',
  ghost: 'btn btn-ghost',
  light: 'btn btn-light',
  text: 'text-link',
} as const

export type ButtonVariant = keyof typeof VARIANTS

export interface ButtonLinkProps {
  link: LinkProps['link']
  variant?: ButtonVariant
  attributes?: Attributes
  className?: string
}

/**
 * A link that looks like a button. Renders nothing without an address or text. A loader covers the page if another site
 * is slow.
 */
export function ButtonLink({ link, variant = 'primary', attributes, className = '' }: ButtonLinkProps) {
  if (!link?.text) return null
  const button = (
    <Link {...attributes} link={link} className={`${VARIANTS[variant]} ${className}`}>
      {link.text}
      {variant === 'text' ? <ArrowIcon /> : null}
    </Link>
  )
  if (!link.external || link.target === '_blank') return button
  return (
    <PlainIsland part={leaving} mode="idle" props={{}}>
      {button}
    </PlainIsland>
  )
}
