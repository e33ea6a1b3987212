/** Where the site is searched, by language: for `voix.config.ts` and the forms. */
export const SEARCH: Readonly<Record<string, string>> & { en: string } = { en: '/search', es: '/es/search' }

/** The layout of what is found, where no other one is asked for. */
export const DEFAULT_LAYOUT = 'blocks'

interface Place {
  languageCode: string
  layout: string
}

/** Where whoever is on a page of this language and layout searches, and what is sent beside the words: what is found is shown in the same layout. */
export function searchFrom({ languageCode, layout }: Place): { action: string; hidden: Record<string, string> } {
  return { action: SEARCH[languageCode] ?? SEARCH.en, hidden: layout === DEFAULT_LAYOUT ? {} : { layout } }
}
