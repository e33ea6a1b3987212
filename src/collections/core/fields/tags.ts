import type { ArrayField } from 'payload'

/** Returns the field of tags that give a visitor points. */
export const tags = (): ArrayField => ({
  name: 'tags',
  type: 'array',
  labels: { singular: 'Tag', plural: 'Tags' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        {
          name: 'point',
          type: 'number',
          label: 'Points',
          required: true,
          defaultValue: 1,
          admin: { description: 'Points that a visitor gets for opening the page.' },
        },
      ],
    },
  ],
})
