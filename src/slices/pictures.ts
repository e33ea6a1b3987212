import type { Where } from 'payload'

/** The uploads that a picture can be chosen from. A document would show nothing. */
export const PICTURES: Where = {
  or: [{ mimeType: { contains: 'image/' } }, { mimeType: { contains: 'video/' } }],
}

/** The largest file that is taken where an application states no other: Payload's own limit. */
export const USUAL_FILE_BYTES = 20 * 1024 * 1024

/** A folder of the library by its path, without what nobody sees: `Hotels/Pool`. None: `null`. */
export function folderPath(text: string): string | null {
  const names = text.split('/').map((name) => name.trim())
  return names.filter((name) => name !== '').join('/') || null
}

/** Returns the tags in a text that separates them by commas, each once. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
}
