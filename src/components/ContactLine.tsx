import type { ReactNode } from 'react'
import { Link } from 'voix/render/parts'
import type { Attributes } from './attributes'

export interface ContactLineProps {
  icon: ReactNode
  attributes?: Attributes
  children: ReactNode
}

/** One contact address in a list. Renders nothing without one. */
export function ContactLine({ icon, attributes, children }: ContactLineProps) {
  if (!children) return null
  return (
    <li className="flex items-center gap-4 wrap-anywhere [&_a]:underline [&_a]:underline-offset-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-accent-ink">{icon}</span>
      <span {...attributes}>{children}</span>
    </li>
  )
}

/** A link that calls a telephone number. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <Link link={{ href: `tel:${phone.replace(/[^+\d]/g, '')}` }} className={className}>
      {phone}
    </Link>
  )
}

/** A link to an e-mail address. A line that is too short breaks before the "@" first. */
export function MailLink({ email, className }: { email: string; className?: string }) {
  const host = Math.max(email.indexOf('@'), 0)
  return (
    <Link link={{ href: `mailto:${email}` }} className={className}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </Link>
  )
}
