import { spanishTexts } from '../spanish'
import type { SpanishTexts } from '../spanish/types'
import { inSpanish } from './inSpanish'
import type { DemoPage } from './types'

/** What a page says in Spanish; a brand's further pages say as its home does what stands on both. */
export function spanishOf(path: string): SpanishTexts | undefined {
  const own = spanishTexts[path]
  const home = spanishTexts[path.split('/').slice(0, 3).join('/')]
  if (!own || !home) return own
  return { words: { ...home.words, ...own.words }, fields: { ...home.fields, ...own.fields } }
}

/** The pages that have the elements of their originals in Spanish words. */
export function spanishTwins(pages: readonly DemoPage[]): DemoPage[] {
  return pages.flatMap((page) => {
    const texts = spanishOf(page.path)
    return texts ? [inSpanish(page, texts)] : []
  })
}
