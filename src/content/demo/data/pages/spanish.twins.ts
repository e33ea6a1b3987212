import { spanishTexts } from '../spanish'
import { inSpanish } from './inSpanish'
import type { DemoPage } from './types'

/** The pages that have the elements of their originals in Spanish words. `translated`: paths of the others in Spanish, to which they lead. */
export function spanishTwins(pages: readonly DemoPage[], translated: readonly string[]): DemoPage[] {
  const originals = pages.flatMap((page) => {
    const texts = spanishTexts[page.path]
    return texts ? [{ page, texts }] : []
  })
  const paths = new Set([...translated, ...originals.map(({ page }) => `/es${page.path}`)])
  return originals.map(({ page, texts }) => inSpanish(page, texts, paths))
}
