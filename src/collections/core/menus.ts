import type { ArrayField, CollectionConfig, Field } from 'payload'
import type { CoreContext } from '../../options/context'
import { field, toPayloadField } from '../../slices'
import { onlyEditors, onlyStaff, publishedOrStaff } from './access'

/** A menu's depth. Two, because Payload's relations clash where an array `children` stands in an array `children`: no read succeeds. */
const DEPTH = 2

/** Navigation: nested links per place of the layouts. */
export const menus = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs.menus,
  labels: { singular: 'Menu', plural: 'Menus' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'location', '_status', 'updatedAt'], group: 'Content' },
  access: {
    read: publishedOrStaff,
    readVersions: onlyStaff,
    create: onlyEditors,
    update: onlyEditors,
    delete: onlyEditors,
  },
  trash: true,
  versions: { maxPerDoc: 50, drafts: true },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'location',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'Where layouts show it: header, footer, agents ...' },
    },
    { name: 'siteId', type: 'number', defaultValue: 0, index: true },
    items({ levels: DEPTH, linkTo: [slugs.pages, slugs.media] }),
  ],
})

function items({ levels, linkTo }: { levels: number; linkTo: readonly string[] }): ArrayField {
  const below: Field[] = levels > 1 ? [{ ...items({ levels: levels - 1, linkTo }), name: 'children' }] : []
  return {
    name: 'items',
    type: 'array',
    labels: { singular: 'Item', plural: 'Items' },
    fields: [
      { name: 'label', type: 'text', required: true, localized: true },
      toPayloadField('link', field.link({ label: 'Link' }), { linkTo }),
      ...below,
    ],
  }
}
