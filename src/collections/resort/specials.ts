import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { day, ownPage, slug } from 'voix/slices'
import { withDrafts } from './access'

/** Available graphics. Source: the product's specification, §3, "Background graphics". */
export const OFFER_GRAPHICS = ['none', 'scribble-circle', 'spider-web', 'spiral-coral', 'spiral-coral-web']

/** Accepts unknown stored values, which draw nothing, so that the offer can still be saved. */
const isGraphic: TextFieldSingleValidation = (value, { previousValue }) =>
  !value ||
  value === previousValue ||
  OFFER_GRAPHICS.includes(value) ||
  `There is no drawing "${value}". Write one of ${OFFER_GRAPHICS.join(', ')}, or nothing.`

/** `spider-web` -> "Spider web". */
function graphicLabel(value: string): string {
  return `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('-', ' ')}`
}

/** Special offers, with all fields of the specification's §3. */
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
    { name: 'percentOff', type: 'number', label: 'Reduction', min: 0, max: 100, admin: { description: 'In percent.' } },
    { name: 'extraSavings', type: 'text', localized: true },
    day({
      name: 'startDate',
      index: true,
      moment: { at: 'start', timeZones: 'resorts.timeZone' },
      admin: {
        position: 'sidebar',
        description: 'Begins at midnight in the time zone of its resorts, or of the site.',
      },
    }),
    day({
      name: 'endDate',
      index: true,
      moment: { at: 'end', timeZones: 'resorts.timeZone' },
      admin: {
        position: 'sidebar',
        description: 'Ends at the end of this day in the time zone of its resorts, or of the site.',
      },
    }),
    {
      name: 'prettyEndDate',
      type: 'text',
      label: 'End in words',
      localized: true,
      admin: { description: 'Shown instead of the end date.' },
    },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'imageAlt', type: 'text', label: 'Alt text of the image', localized: true },
    {
      name: 'resortLogo',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Empty: that of its first resort.' },
    },
    { name: 'brand', type: 'relationship', relationTo: 'brands', index: true, admin: { position: 'sidebar' } },
    {
      name: 'resorts',
      type: 'relationship',
      relationTo: 'resorts',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    { name: 'country', type: 'text', index: true, admin: { position: 'sidebar' } },
    { name: 'bookingCode', type: 'text', admin: { position: 'sidebar' } },
    ownPage({ title: 'title', description: 'subtitle', image: 'image' }),
    { name: 'hideBookNow', type: 'checkbox', label: 'Hide the button “Book now”', defaultValue: false },
    { name: 'imagesOnLeft', type: 'checkbox', defaultValue: false },
    {
      name: 'bgsvg',
      type: 'text',
      label: 'Background graphic',
      validate: isGraphic,
      admin: {
        description: 'Behind the picture, in the theme “SliceData”.',
        custom: { voix: { options: OFFER_GRAPHICS.map((value) => ({ value, label: graphicLabel(value) })) } },
      },
    },
    {
      name: 'htmlId',
      type: 'text',
      label: 'Anchor',
      admin: { description: 'For links to it: with “summer”, /offers#summer leads there.' },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      admin: { position: 'sidebar', description: 'Lists begin with the lowest number.' },
    },
  ],
}
