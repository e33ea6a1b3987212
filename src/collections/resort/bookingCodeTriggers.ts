import type { CollectionConfig } from 'payload'
import { day } from 'voix/slices'
import { normalizePath, pathPatternProblem } from 'voix/tree'
import { forStaff } from './access'

/** Conditions under which the booking widget applies a code. */
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
      label: 'Kind of code',
      options: ['promo', 'coupon', 'rate', 'group'].map((value) => ({
        label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
        value,
      })),
    },
    { name: 'code', type: 'text', required: true },
    {
      name: 'match',
      type: 'group',
      label: 'When it applies',
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
          label: 'Parameter of the address',
          fields: [
            { name: 'name', type: 'text', label: 'Parameter' },
            { name: 'value', type: 'text', admin: { description: 'Leave it empty to match every value.' } },
          ],
        },
        {
          name: 'tags',
          type: 'array',
          fields: [
            { name: 'name', type: 'text', required: true },
            {
              name: 'minimum',
              type: 'number',
              label: 'Least points',
              required: true,
              defaultValue: 1,
              admin: { description: 'Points that the visitor needs for this tag.' },
            },
          ],
        },
        { name: 'verifiedIdentity', type: 'checkbox', label: 'Only for verified visitors', defaultValue: false },
      ],
    },
    {
      name: 'priority',
      type: 'number',
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar', description: 'The highest wins.' },
    },
    day({
      name: 'startDate',
      admin: { position: 'sidebar', description: 'From midnight, by the clocks of the site.' },
    }),
    day({
      name: 'endDate',
      admin: { position: 'sidebar', description: 'Until the midnight that ends it, by the clocks of the site.' },
    }),
    { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
  ],
}
