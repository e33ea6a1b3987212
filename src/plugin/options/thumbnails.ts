import type { CollectionConfig, GetAdminThumbnail, Payload } from 'payload'
import { hasAudiences } from '../../collections/core/media/audience'
import type { ImageServer } from '../../serve/image/address'
import { resolvePicture, type MediaDocument } from '../../serve/image/picture'

/** Wide enough for a large preview on a high-resolution screen. Originals can have fifty megabytes. */
const WIDTH = 640

/** Adds resized thumbnails to the media collection. An `adminThumbnail` of the application is kept. */
export function createThumbnails(media: string) {
  let server: ImageServer | null = null
  let isForSome = false
  const adminThumbnail: GetAdminThumbnail = ({ doc }) => {
    const found = doc as unknown as MediaDocument
    // A partial read lacks the audience. The address for kept files works for all users who may open the file.
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
    /** Addresses are signed with the secret of the started application. */
    start: ({ collections, config, secret }: Payload) => {
      isForSome = hasAudiences(collections[media as keyof typeof collections].config)
      server = { apiRoute: config.routes.api, secret }
    },
  }
}
