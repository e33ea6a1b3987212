import { HREF_RULE, isSafeHref } from '../href.mjs'
import { isEncodedWhole } from '../storedHref'
import type { Finding, Found, PageLink, PlainCheck } from './check'
import { shortened } from './contentChecks'

export const linksWithoutAddress: PlainCheck = {
  name: 'link-without-address',
  find: ({ links }) =>
    links.flatMap(({ element, field, link }): Found[] => {
      if (!link.text || link.href || link.relationship) return []
      const text = `The link “${shortened(link.text)}” has no address yet: visitors do not see it.`
      return [{ level: 'hint', element, field, text }]
    }),
}

/** Matches addresses that editors write as placeholders. */
const NOWHERE = /^(?:#!?|\/#|https?:\/\/|mailto:|tel:)$/i

/** Hosts that are never registered: RFC 2606 and 6761. */
const EXAMPLE = /^https?:\/\/(?:[^/]+[.])?(?:example[.](?:com|net|org)|[^/.]+[.](?:example|invalid|test))(?:[/:?#]|$)/i

export const placeholderLinks: PlainCheck = {
  name: 'placeholder-link',
  find: ({ links }) =>
    links.flatMap((place): Found[] => {
      const { element, field, link } = place
      const href = link.href?.trim() ?? ''
      if (href !== '' && (NOWHERE.test(href) || !isSafeHref(href) || isEncodedWhole(href))) {
        const rule = isSafeHref(href) ? '' : ` ${HREF_RULE}`
        const text = `${nameOfLink(place)} leads nowhere: its address is “${shortened(href)}”.${rule}`
        return [{ level: 'error', element, field, text }]
      }
      if (!EXAMPLE.test(href)) return []
      return [{ level: 'hint', element, field, text: `${nameOfLink(place)} leads to an example address, ${href}.` }]
    }),
}

/** The server's description of an address whose page is not published. */
export const HIDDEN_PAGE = 'a page that is not published: visitors find nothing'

/** Returns the message for a link to `where`. */
export function leadsTo(place: PageLink, where: string): string {
  return `${nameOfLink(place)} leads to ${where}.`
}

/** Reports links to missing addresses, except those that the server has already reported in more detail. */
export function addressFindings(missing: readonly PageLink[], reported: readonly Finding[]): Finding[] {
  const known = new Set(reported.map(({ element, field, text }) => [element, field, text].join('\n')))
  return missing.flatMap((place) => {
    const { element, field, link } = place
    if (known.has([element, field, leadsTo(place, HIDDEN_PAGE)].join('\n'))) return []
    const text = leadsTo(place, `${link.href}, where there is nothing`)
    return [{ check: 'dead-link', level: 'error' as const, element, field, text }]
  })
}

/** Returns the name of a link for a sentence. */
export function nameOfLink({ link: { text } }: PageLink): string {
  return text ? `The link “${shortened(text)}”` : 'A link'
}
