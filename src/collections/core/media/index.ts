import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { onlyEditors } from '../access'
import type { CoreContext } from '../../../options/context'
import { folderPath } from '../../../slices/pictures'
import { audienceField, keptForAudience } from './audience'
import { checkContent } from './checkContent'
import { hideList } from './hideList'
import { keepShape } from './shape'

/** Images, videos and files. The image endpoint resizes images on demand. */
export const media = ({ audiences, dataDir, slugs }: CoreContext): CollectionConfig => ({
  slug: slugs.media,
  labels: { singular: 'File', plural: 'Media' },
  admin: {
    group: 'Content',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'caption'],
    components: { beforeListTable: ['voix/studio#DescribeLink'] },
  },
  access: { read: keptForAudience, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  trash: true,
  upload: {
    staticDir: path.join(dataDir, 'media'),
    mimeTypes: [
      'image/jpeg',
      'image/png',
      // Payload's type for an animated PNG.
      'image/apng',
      'image/webp',
      'image/avif',
      'image/gif',
      'image/svg+xml',
      'video/mp4',
      'video/webm',
      'application/pdf',
    ],
    focalPoint: true,
    crop: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      // Access depends on the user.
      headers.set('Cache-Control', 'private')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      if (headers.get('Content-Type')?.includes('svg')) headers.set('Content-Disposition', 'attachment')
      return headers
    },
  },
  hooks: { beforeOperation: [checkContent, hideList], beforeChange: [keepShape] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Alt text',
      required: true,
      localized: true,
      admin: { description: 'What the picture shows, for those who cannot see it.' },
    },
    {
      name: 'uses',
      type: 'ui',
      label: 'Used in',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: 'voix/studio#FileUsesField' },
      },
    },
    { name: 'caption', type: 'text', localized: true },
    { name: 'credit', type: 'text' },
    { name: 'tags', type: 'text', hasMany: true, index: true },
    {
      name: 'folder',
      type: 'text',
      index: true,
      maxLength: 200,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? folderPath(value) : value)] },
      admin: { position: 'sidebar', description: 'Where the library keeps it: Hotels, or Hotels/Pool.' },
    },
    {
      name: 'frames',
      type: 'number',
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Number(data?.frames) > 1,
        description: 'The picture is animated. It is shown as uploaded and is not cropped.',
      },
    },
    audienceField({ audiences }),
  ],
})
