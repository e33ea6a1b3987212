import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../../options/context'
import { noOne, onlyStaff } from '../access'

/**
 * Colours of a layout that administrators have set, which override its code. One row per layout, written by the
 * endpoints only. `null` uses the values of the code.
 */
export const layoutColors = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs['layout-colors'],
  labels: { singular: 'Colours of a layout', plural: 'Colours of layouts' },
  admin: { hidden: true, useAsTitle: 'layout' },
  access: { read: onlyStaff, create: noOne, update: noOne, delete: noOne },
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'layout', type: 'text', required: true, unique: true, index: true },
    { name: 'palette', type: 'json' },
    { name: 'colorRules', type: 'json' },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
  ],
})
