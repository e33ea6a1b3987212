import type { Where } from 'payload'

/** Limits the selection of uploads to images and videos. A document would not be visible. */
export const PICTURES: Where = {
  or: [{ mimeType: { contains: 'image/' } }, { mimeType: { contains: 'video/' } }],
}

/** The largest accepted file, unless an application sets another: Payload's own limit. */
export const USUAL_FILE_BYTES = 20 * 1024 * 1024

/**
 * Returns the normalised path of a media folder, without spaces and empty names: `Hotels/Pool`. `null` if it is empty.
 */
export function folderPath(text: string): string | null {
  const names = text.split('/').map((name) => name.trim())
  return names.filter((name) => name !== '').join('/') || null
}

/** Returns the tags in a text that separates them by commas, each once. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
}
