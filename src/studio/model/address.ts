import { isSafeHref, storedHref } from '../../slices'

/** Where a link leads. */
export type LinkTarget =
  { kind: 'address'; href: string } | { kind: 'document'; relationTo: string; id: number | string }

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
/** As people write it: at least six digits. */
const PHONE = /^\+?(?:[\s().-]*\d){6,}[\s().-]*$/
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

/**
 * Returns the URL for an e-mail address, telephone number or host typed into a search, with its missing prefix; `null`
 * if the text is a search term.
 */
export function addressIn(text: string): string | null {
  const typed = text.trim()
  if (MAIL.test(typed)) return `mailto:${typed}`
  if (PHONE.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`
  if (HOST.test(typed)) return `https://${typed}`
  return /^(?:[/?#]|https?:|mailto:|tel:)/i.test(typed) && isSafeHref(typed) ? storedHref(typed) : null
}

/** Whether it is written like an address that may not be used. */
export function isRefused(text: string): boolean {
  return addressIn(text) === null && /^\s*(?:[a-z][a-z0-9+.-]*:\S|\/\/|\\)/i.test(text)
}

/** An address as people read it. */
export function readableAddress(href: string): string {
  return href.replace(/^(?:mailto:|tel:|https?:\/\/(?=[^/]))/i, '').replace(/(?<=[^/])\/$/, '')
}
