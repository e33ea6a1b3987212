type Input = Record<'title' | 'languageCode' | 'defaultLanguage', string>

/** A path made from a title: `Summer at Coral Bay!` becomes `/summer-at-coral-bay`. Other languages stand below their code. */
export function suggestPath({ title, languageCode, defaultLanguage }: Input): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const prefix = languageCode === defaultLanguage ? '' : `/${languageCode}`
  return slug === '' ? '' : `${prefix}/${slug}`
}
