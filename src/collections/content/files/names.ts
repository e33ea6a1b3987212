import { slugify } from '../../../tree'

/** Returns the name of a file or folder without its order prefix: `2.your-first-slice` -> `your-first-slice`. */
export function withoutPrefix(name: string): string {
  return name.replace(/^\d+\./, '')
}

/** Returns the path of a stem, without order prefixes. The path of an index is that of its folder. */
export function pathOf(prefix: string, stem: string): string {
  const segments = stem.split('/').map((name) => slugify(withoutPrefix(name)))
  if (segments.at(-1) === 'index') segments.pop()
  const path = [prefix === '/' ? '' : prefix, ...segments].join('/')
  return path === '' ? '/' : path
}

/** Returns a title made from a file name: `getting-started` -> `Getting started`. */
export function titleOf(name: string): string {
  const words = withoutPrefix(name).replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const COLLATOR = new Intl.Collator('en', { numeric: true })

/** Compares stems with numbers as numbers: `2.second` is before `10.last`. */
export function byStem(a: { stem: string }, b: { stem: string }): number {
  return COLLATOR.compare(a.stem, b.stem)
}
