/** The search page of each language, for `voix.config.ts` and the forms. */
export const SEARCH: Readonly<Record<string, string>> & { en: string } = { en: '/search', es: '/es/search' }

/** The layout of the search results if no other one is requested. */
export const DEFAULT_LAYOUT = 'blocks'

interface Place {
  languageCode: string
  layout: string
}

/**
 * Returns the address and the hidden inputs of the search form on a page: the results are shown in the page's layout.
 */
export function searchFrom({ languageCode, layout }: Place): { action: string; hidden: Record<string, string> } {
  return { action: SEARCH[languageCode] ?? SEARCH.en, hidden: layout === DEFAULT_LAYOUT ? {} : { layout } }
}
