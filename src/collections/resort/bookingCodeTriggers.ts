import type { CollectionConfig } from 'payload'
import { day } from 'voix/slices'
import { normalizePath, pathPatternProblem } from 'voix/tree'
import { forStaff } from './access'

/** When the booking widget applies which code. */
export const bookingCodeTriggers: CollectionConfig = {
  slug: 'booking-code-triggers',
  labels: { singular: 'Booking code trigger', plural: 'Booking code triggers' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'codeType', 'code', 'priority'], group: 'Resort group' },
  access: forStaff,
  trash: true,
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'codeType',
      type: 'select',
      required: true,
      defaultValue: 'promo',
      options: ['promo', 'coupon', 'rate', 'group'].map((value) => ({ label: value, value })),
    },
    { name: 'code', type: 'text', required: true },
    {
      name: 'match',
      type: 'group',
      fields: [
        {
          name: 'path',
          type: 'text',
          admin: { description: 'A path, with up to three * for any text.' },
          validate: (value: string | null | undefined) => (value ? (pathPatternProblem(value) ?? true) : true),
          hooks: { beforeValidate: [({ value }) => normalizePath(value)] },
        },
        {
          name: 'query',
          type: 'group',
          fields: [
            { name: 'name', type: 'text' },
            { name: 'value', type: 'text', admin: { description: 'Leave it empty to match every value.' } },
          ],
        },
        {
          name: 'tags',
          type: 'array',
          fields: [
            { name: 'name', type: 'text', required: true },
            { name: 'minimum', type: 'number', required: true, defaultValue: 1 },
          ],
        },
        { name: 'verifiedIdentity', type: 'checkbox', defaultValue: false },
      ],
    },
    { name: 'priority', type: 'number', defaultValue: 0, index: true, admin: { description: 'The highest wins.' } },
    day({ name: 'startDate', admin: { description: 'From midnight, by the clocks of the site.' } }),
    day({ name: 'endDate', admin: { description: 'Until the midnight that ends it, by the clocks of the site.' } }),
    { name: 'enabled', type: 'checkbox', defaultValue: true },
  ],
}
