/**
 * The tag of what leads to a page in a language: it expires with the version in that language, whichever page that is. Without a language
 * it is the tag of what names all of them. A version that is the original itself has its own tag.
 */
export function translationTag(original: string, languageCode?: string): string {
  const tag = `translation-of:${original}`
  return languageCode === undefined ? tag : `${tag}:${languageCode}`
}
