/** Where the site is searched, by language: told to the plugin, to the proxy and to the forms. */
export const SEARCH: Readonly<Record<string, string>> & { en: string } = { en: '/search', es: '/es/search' }

/** Where pages of a language are searched. */
export function searchIn(languageCode: string): string {
  return SEARCH[languageCode] ?? SEARCH.en
}
