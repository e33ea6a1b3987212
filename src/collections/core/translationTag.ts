/**
 * Returns the tag of links to a page in a language, which expires with its version in that language. Without a
 * language, returns the tag of lists of all versions. The original has a tag of its own.
 */
export function translationTag(original: string, languageCode?: string): string {
  const tag = `translation-of:${original}`
  return languageCode === undefined ? tag : `${tag}:${languageCode}`
}
