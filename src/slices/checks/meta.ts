import { isPattern, isRecord, SECTION_KIND } from '../../tree'
import type { CheckedPage } from './check'

/**
 * Whether search engines may list the page. A page with `{slug}` in its path shows documents, which have their own
 * `meta`.
 */
export function isListed({ page: { path, meta, kind } }: CheckedPage): boolean {
  return kind !== SECTION_KIND && !(isRecord(meta) && meta.noIndex === true) && !isPattern(String(path ?? ''))
}

/** Returns a text of the page's `meta`, trimmed. */
export function metaText({ page: { meta } }: CheckedPage, name: 'title' | 'description'): string {
  const text = isRecord(meta) ? meta[name] : null
  return typeof text === 'string' ? text.trim() : ''
}
