import type { CollectionConfig, Validate } from 'payload'
import { isRecord } from '../../tree'
import type { CoreContext } from '../../options/context'
import { onlyAdministrators } from './access'
import { codeText } from './codeText'

const isFlatObject: Validate = (value) => {
  if (value === undefined || value === null) return true
  if (!isRecord(value)) return 'Attributes are an object: { "name": "robots", "content": "index" }.'
  const wrong = Object.entries(value).find(
    ([key, held]) => !/^[a-z][a-z0-9:-]*$/i.test(key) || /^on/i.test(key) || typeof held === 'object',
  )
  return wrong === undefined || `The attribute "${wrong[0]}" is not allowed: plain names and texts, no event handlers.`
}

/** What administrators put into the head of pages: analytics, verification, fonts. */
export const headTags = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs['head-tags'],
  labels: { singular: 'Head tag', plural: 'Head tags' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'tag', 'appliesTo', 'enabled'], group: 'Settings' },
  access: {
    read: onlyAdministrators,
    create: onlyAdministrators,
    update: onlyAdministrators,
    delete: onlyAdministrators,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'tag',
      type: 'select',
      required: true,
      defaultValue: 'meta',
      options: ['meta', 'link', 'script', 'style', 'raw'].map((value) => ({ label: value, value })),
    },
    { name: 'attributes', type: 'json', defaultValue: {}, validate: isFlatObject, admin: { components: codeText } },
    { name: 'content', type: 'code', admin: { language: 'html', components: codeText } },
    {
      name: 'appliesTo',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: [
        { label: 'All pages', value: 'all' },
        { label: 'Layouts', value: 'layouts' },
        { label: 'Paths', value: 'paths' },
      ],
    },
    { name: 'layouts', type: 'text', hasMany: true, admin: { condition: ({ appliesTo }) => appliesTo === 'layouts' } },
    {
      name: 'paths',
      type: 'text',
      hasMany: true,
      admin: { description: 'Paths; * stands for anything.', condition: ({ appliesTo }) => appliesTo === 'paths' },
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, index: true },
  ],
})
