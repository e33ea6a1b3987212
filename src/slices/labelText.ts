/** The language of the user. */
interface Reader {
  language: string
  fallbackLanguage: string
  t: unknown
}

/**
 * Returns a label of Payload's configuration (a text, texts by language, or a function) in the user's language, or an
 * empty text.
 */
export function labelText(label: unknown, i18n: Reader): string {
  if (typeof label === 'string') return label
  if (typeof label === 'function') {
    const text: unknown = (label as (words: { i18n: Reader; t: unknown }) => unknown)({ i18n, t: i18n.t })
    return typeof text === 'string' ? text : ''
  }
  if (typeof label !== 'object' || label === null) return ''
  const texts = label as Readonly<Record<string, string>>
  return texts[i18n.language] ?? texts[i18n.fallbackLanguage] ?? Object.values(texts)[0] ?? ''
}
