import type { Where } from 'payload'

/** The uploads that a picture can be chosen from. A document would show nothing. */
export const PICTURES: Where = {
  or: [{ mimeType: { contains: 'image/' } }, { mimeType: { contains: 'video/' } }],
}
