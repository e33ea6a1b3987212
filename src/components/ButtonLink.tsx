import { Link, type LinkProps } from 'voix/render/parts'
import type { Attributes } from './attributes'
import { ArrowIcon } from './icons'

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

/** A link that looks like a button. Without an address and a text there is none. */
export function ButtonLink({ link, variant = 'primary', attributes, className = '' }: ButtonLinkProps) {
  if (!link?.text) return null
  return (
    <Link {...attributes} link={link} className={`${VARIANTS[variant]} ${className}`}>
      {link.text}
      {variant === 'text' ? <ArrowIcon /> : null}
    </Link>
  )
}
