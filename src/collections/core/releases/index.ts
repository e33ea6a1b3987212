import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { APIError } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import type { CoreContext } from '../../../options/context'
import { noOne, onlyEditors, onlyStaff } from '../access'
import { mayChangeRelease } from './mayChange'

/** Set by the server in `page/releases`. */
const KEPT = { create: noOne, update: noOne }
const SECRET = { ...KEPT, read: noOne }

/** A set of changes that is published together. */
export const releases = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs.releases,
  labels: { singular: 'Release', plural: 'Releases' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'status', 'publishAt', 'updatedAt'], group: 'Content' },
  access: { read: onlyStaff, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  hooks: { beforeChange: [refuseForeign], beforeDelete: [dropItems] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: [
        { label: 'Draft', value: 'draft' },
        { label: 'Scheduled', value: 'scheduled' },
        { label: 'Publishing', value: 'publishing' },
        { label: 'Published', value: 'published' },
        { label: 'Failed', value: 'failed' },
        { label: 'Reverted', value: 'reverted' },
      ],
      access: KEPT,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishAt',
      type: 'date',
      index: true,
      access: KEPT,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'timeZone', type: 'text', access: KEPT, admin: { description: 'The time zone of the entered time.' } },
    // Text instead of a relationship, so that the account can be deleted.
    { name: 'scheduledBy', type: 'text', access: KEPT, admin: { hidden: true } },
    { name: 'notes', type: 'textarea' },
    // The secret itself is shown once. Only its SHA-256 is stored.
    { name: 'previewSecretHash', type: 'text', hidden: true, access: SECRET, admin: { hidden: true } },
    { name: 'previewSecretExpiresAt', type: 'date', hidden: true, access: SECRET, admin: { hidden: true } },
    { name: 'publishedAt', type: 'date', access: KEPT, admin: { readOnly: true } },
    { name: 'failure', type: 'json', access: KEPT, admin: { hidden: true } },
    { name: 'history', type: 'json', access: KEPT, admin: { hidden: true, description: 'History of the release.' } },
  ],
})

/** The name and the notes apply to every document of the release. */
const refuseForeign: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && req.user) await mayChangeRelease({ req, id: (originalDoc as { id: string }).id })
  return data as unknown
}

/** Deletes the items of a release. Refused while it is scheduled or being published. */
const dropItems: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user) await mayChangeRelease({ req, id })
  const slugs = slugsOf(req)
  const release = await req.payload.db.findOne<{ id: string; status?: string; name?: string }>({
    collection: slugs.releases,
    where: { id: { equals: id } },
    req,
  })
  if (release?.status === 'publishing' || release?.status === 'scheduled')
    throw new APIError(`"${release.name}" is ${release.status}. Take it back first, then delete it.`, 409, null, true)
  await req.payload.db.deleteMany({ collection: slugs['release-items'], where: { release: { equals: id } }, req })
}
