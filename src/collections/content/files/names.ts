import { slugify } from '../../../tree'

/** What a file or a folder is called in addresses and titles: `2.your-first-slice` is `your-first-slice`. */
export function withoutPrefix(name: string): string {
  return name.replace(/^\d+\./, '')
}

/** The address of a stem: prefixes of the order go, an index is its folder. */
export function pathOf(prefix: string, stem: string): string {
  const segments = stem.split('/').map((name) => slugify(withoutPrefix(name)))
  if (segments.at(-1) === 'index') segments.pop()
  const path = [prefix === '/' ? '' : prefix, ...segments].join('/')
  return path === '' ? '/' : path
}

/** A title for what has none: `getting-started` becomes `Getting started`. */
export function titleOf(name: string): string {
  const words = withoutPrefix(name).replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const COLLATOR = new Intl.Collator('en', { numeric: true })

/** The order of stems: `10.last` stands behind `2.second`. */
export function byStem(a: { stem: string }, b: { stem: string }): number {
  return COLLATOR.compare(a.stem, b.stem)
}
