import { dayOf, dayText } from 'voix/slices'
import type { RenderContext, ResolvedDocument, ResolvedLink, ResolvedMedia, RichTextValue } from 'voix/slices'

/** Helpers to read documents whose fields are known by name only. A value of another type counts as absent. */
type Fields = Readonly<Record<string, unknown>>

export function readText(document: Fields, name: string): string {
  const value = document[name]
  return typeof value === 'string' ? value : ''
}

export function readNumber(document: Fields, name: string): number | null {
  const value = document[name]
  return typeof value === 'number' ? value : null
}

/** Returns a related document; `null` if it is missing or the visitor may not see it. */
export function readDocument(document: Fields, name: string): ResolvedDocument | null {
  const value = document[name]
  return typeof value === 'object' && value !== null && 'id' in value ? (value as ResolvedDocument) : null
}

export function readMedia(document: Fields, name: string): ResolvedMedia | null {
  const value = document[name]
  return typeof value === 'object' && value !== null && 'src' in value ? (value as ResolvedMedia) : null
}

export function readRichText(document: Fields, name: string): RichTextValue | null {
  const value = document[name]
  return typeof value === 'object' && value !== null && 'root' in value ? (value as RichTextValue) : null
}

export function readRows(document: Fields, name: string): Fields[] {
  const value = document[name]
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}

/** Returns a link to an address on this site; `null` for other addresses. */
export function siteLink(href: string, text: string): ResolvedLink | null {
  return /^\/(?![\/\\])/.test(href) ? { href, text, target: '_self', external: false } : null
}

/** Formats a stored day in the page's language and the site's time zone. */
export function formatDay(
  stored: unknown,
  { languageCode, timeZone }: Pick<RenderContext, 'languageCode' | 'timeZone'>,
): string {
  return dayText(dayOf(stored, timeZone), languageCode)
}
