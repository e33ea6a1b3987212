import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../../options/context'
import { onlyEditors, onlyStaff, publishedOrStaff } from '../access'
import { checkItems } from './checkItems'

/** Navigation menus: nested links, one menu per place of the layouts. */
export const menus = ({
  slugs,
  languages,
  sites,
}: Pick<CoreContext, 'slugs' | 'languages' | 'sites'>): CollectionConfig => ({
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
  hooks: { beforeChange: [checkItems({ slugs, languages })] },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'location',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The name by which layouts ask for it: header-solmara, footer-agents ...' },
    },
    {
      name: 'siteId',
      type: 'number',
      label: 'Site',
      defaultValue: 0,
      index: true,
      admin: {
        hidden: sites.length === 1,
        custom: { voix: { options: sites.map(({ id, name }) => ({ value: id, label: name })) } },
      },
    },
    {
      // JSON instead of nested arrays: relations of Payload's adapter clash if an array contains one of the same name.
      name: 'items',
      type: 'json',
      defaultValue: [],
      custom: { voix: { type: 'menu' } },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: {
          Field: {
            path: 'voix/studio#MenuItemsField',
            clientProps: {
              collections: { pages: slugs.pages, media: slugs.media },
              languages: languages.map(({ code, name, icon }) => ({ code, name, ...(icon && { icon }) })),
            },
          },
        },
      },
      typescriptSchema: [() => ({ type: 'array', items: { type: 'object', additionalProperties: true } })],
    },
  ],
})
