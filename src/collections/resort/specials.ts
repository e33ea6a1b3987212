import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { day, ownPage, slug } from 'voix/slices'
import { withDrafts } from './access'

/** Those that there are. Source: the product's specification, §3, "Background graphics". */
export const OFFER_GRAPHICS = ['none', 'scribble-circle', 'spider-web', 'spiral-coral', 'spiral-coral-web']

/** What is stored since anything could be written draws nothing, and is no reason not to save the offer. */
const isGraphic: TextFieldSingleValidation = (value, { previousValue }) =>
  !value ||
  value === previousValue ||
  OFFER_GRAPHICS.includes(value) ||
  `There is no drawing "${value}". Write one of ${OFFER_GRAPHICS.join(', ')}, or nothing.`

/** Special offers: every field of the specification's §3. */
export const specials: CollectionConfig = {
  slug: 'specials',
  labels: { singular: 'Special offer', plural: 'Special offers' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'brand', 'endDate', '_status'], group: 'Resort group' },
  access: withDrafts,
  trash: true,
  versions: { maxPerDoc: 50, drafts: true },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    slug({ from: 'title' }),
    { name: 'titleAbove', type: 'text', localized: true, admin: { description: 'A line above the title.' } },
    { name: 'subtitle', type: 'text', localized: true },
    { name: 'content', type: 'richText', localized: true },
    { name: 'terms', type: 'richText', localized: true },
    { name: 'percentOff', type: 'number', min: 0, max: 100 },
    { name: 'extraSavings', type: 'text', localized: true },
    day({ name: 'startDate', index: true, admin: { description: 'From midnight, by the clocks of the site.' } }),
    day({
      name: 'endDate',
      index: true,
      admin: { description: 'Until the midnight that ends it, by the clocks of the site.' },
    }),
    { name: 'prettyEndDate', type: 'text', localized: true, admin: { description: 'Shown instead of the end date.' } },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'imageAlt', type: 'text', localized: true },
    {
      name: 'resortLogo',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Empty: that of its first resort.' },
    },
    { name: 'brand', type: 'relationship', relationTo: 'brands', index: true },
    { name: 'resorts', type: 'relationship', relationTo: 'resorts', hasMany: true },
    { name: 'country', type: 'text', index: true },
    { name: 'bookingCode', type: 'text' },
    ownPage({ title: 'title', description: 'subtitle', image: 'image' }),
    { name: 'hideBookNow', type: 'checkbox', defaultValue: false },
    { name: 'imagesOnLeft', type: 'checkbox', defaultValue: false },
    {
      name: 'bgsvg',
      type: 'text',
      label: 'Background graphic',
      validate: isGraphic,
      admin: { description: `Behind the picture, in the theme “SliceData”: ${OFFER_GRAPHICS.join(', ')}.` },
    },
    { name: 'htmlId', type: 'text', admin: { description: 'The id of its node, for links to it.' } },
    { name: 'order', type: 'number', defaultValue: 0 },
  ],
}
