/** Matches names that a camera or a program generates. */
const GIVEN_NAME =
  /^(?:img|dsc|dscn|pxl|image|photo|picture|screenshot)?[-_ ]*\d[\d\-_ ]*$|[.](?:jpe?g|png|gif|webp|avif|svg|mp4)$/i

/** Returns the default alternative text of a new image: the words of its file name. */
export function altOfName(filename: string): string {
  const words = filename
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_.+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words === '' ? filename : words.charAt(0).toUpperCase() + words.slice(1)
}

interface Described {
  alt?: string | null
  filename?: string | null
}

/** Whether the alternative text of an image only repeats its file name. */
export function isUndescribed({ alt, filename }: Described): boolean {
  const text = (alt ?? '').trim()
  // The server may have appended a number to the name.
  const plain = (name: string) => name.replace(/ \d+$/, '').toLowerCase()
  return text === '' || GIVEN_NAME.test(text) || plain(altOfName(filename ?? '')) === plain(text)
}
