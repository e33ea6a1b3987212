import { slugify } from '../../tree'

type Input = Record<'title' | 'languageCode' | 'defaultLanguage', string>

/**
 * Returns a path for a title: `Summer at Coral Bay!` becomes `/summer-at-coral-bay`. Other languages are below their
 * code.
 */
export function suggestPath({ title, languageCode, defaultLanguage }: Input): string {
  const slug = slugify(title)
  const prefix = languageCode === defaultLanguage ? '' : `/${languageCode.toLowerCase()}`
  return slug === '' ? '' : `${prefix}/${slug}`
}
