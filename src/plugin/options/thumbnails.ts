import type { CollectionConfig, GetAdminThumbnail, Payload } from 'payload'
import { hasAudiences } from '../../collections/core/media/audience'
import type { ImageServer } from '../../serve/image/address'
import { resolvePicture, type MediaDocument } from '../../serve/image/picture'

/** Wide enough for a large preview on a fine screen; the original may have fifty megabytes. */
const WIDTH = 640

/** Gives the media library small pictures for its lists, drawn as those of pages are; an application's own `adminThumbnail` stays. */
export function createThumbnails(media: string) {
  let server: ImageServer | null = null
  let isForSome = false
  const adminThumbnail: GetAdminThumbnail = ({ doc }) => {
    const found = doc as unknown as MediaDocument
    // A read of some fields does not say for whom a file is. The address of a kept file works for all who may open it.
    const document = isForSome && found.audience === undefined ? { ...found, audience: 'unknown' } : found
    if (server === null || !document.mimeType?.startsWith('image/')) return null
    return (
      resolvePicture({ documents: { default: document }, sizes: { default: { width: WIDTH } }, server })?.src ?? null
    )
  }
  return {
    add: (collection: CollectionConfig): CollectionConfig => {
      const { slug, upload } = collection
      if (slug !== media || !upload || (upload !== true && upload.adminThumbnail !== undefined)) return collection
      return { ...collection, upload: { ...(upload === true ? {} : upload), adminThumbnail } }
    },
    /** Addresses are signed with what is known when the application has started. */
    start: ({ collections, config, secret }: Payload) => {
      isForSome = hasAudiences(collections[media as keyof typeof collections].config)
      server = { apiRoute: config.routes.api, secret }
    },
  }
}
