import type { CollectionConfig } from 'payload'
import { idOf, ownPage, slug, timeZone } from 'voix/slices'
import type { TemplatesOf } from 'voix/slices'
import { withDrafts } from './access'

/** Source: the product's specification, §3. */
export const GALLERY_CATEGORIES = [
  'resort',
  'activities',
  'pools',
  'rooms',
  'dining',
  'celebrations',
  'meetings',
] as const

const SETUPS = ['theatre', 'classroom', 'banquet', 'boardroom', 'reception', 'uShape'] as const

/** Uses the page of the resort's brand, if the brand has one for all of its resorts. */
const templates: TemplatesOf = async (resort, req) => {
  const id = idOf(resort.brand)
  const brand =
    id === null
      ? null
      : await req.payload.findByID({
          collection: 'brands',
          id,
          depth: 0,
          select: { slug: true },
          disableErrors: true,
          overrideAccess: false,
          req,
        })
  return [...(brand?.slug ? [`/resorts/${brand.slug}/{slug}`] : []), '/resorts/{slug}']
}

/** The resorts of the group. */
export const resorts: CollectionConfig = {
  slug: 'resorts',
  labels: { singular: 'Resort', plural: 'Resorts' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'brand', 'country', '_status'], group: 'Resort group' },
  access: withDrafts,
  trash: true,
  versions: { maxPerDoc: 50, drafts: true },
  defaultPopulate: {
    name: true,
    slug: true,
    country: true,
    region: true,
    timeZone: true,
    logo: true,
    image: true,
    page: true,
    brand: true,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slug({ from: 'name' }),
    { name: 'brand', type: 'relationship', relationTo: 'brands', index: true, admin: { position: 'sidebar' } },
    { name: 'country', type: 'text', required: true, index: true, admin: { position: 'sidebar' } },
    { name: 'region', type: 'text', index: true, admin: { position: 'sidebar' } },
    timeZone({
      name: 'timeZone',
      admin: { position: 'sidebar', description: 'Offers of this resort begin and end at midnight in this time zone.' },
    }),
    {
      name: 'location',
      type: 'group',
      fields: [
        {
          name: 'lat',
          type: 'number',
          label: 'Latitude',
          min: -90,
          max: 90,
          admin: { description: 'In degrees; south of the equator negative.' },
        },
        {
          name: 'lng',
          type: 'number',
          label: 'Longitude',
          min: -180,
          max: 180,
          admin: { description: 'In degrees; west of Greenwich negative.' },
        },
      ],
    },
    { name: 'tagline', type: 'text', localized: true },
    { name: 'description', type: 'textarea', localized: true },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      name: 'gallery',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      fields: [
        { name: 'image', type: 'upload', relationTo: 'media', required: true },
        {
          name: 'category',
          type: 'select',
          required: true,
          defaultValue: 'resort',
          options: GALLERY_CATEGORIES.map((value) => ({
            label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
            value,
          })),
        },
        { name: 'caption', type: 'text', localized: true },
      ],
    },
    { name: 'checkIn', type: 'text', label: 'Check-in', defaultValue: '3:00 p.m.' },
    { name: 'checkOut', type: 'text', label: 'Check-out', defaultValue: '12:00 p.m.' },
    {
      name: 'amenities',
      type: 'array',
      labels: { singular: 'Amenity', plural: 'Amenities' },
      fields: [
        { name: 'name', type: 'text', required: true, localized: true },
        { name: 'description', type: 'text', localized: true },
      ],
    },
    {
      name: 'meetingFacilities',
      type: 'array',
      labels: { singular: 'Room', plural: 'Rooms' },
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'area', type: 'number', min: 0, admin: { description: 'Square metres.' } },
        {
          name: 'capacity',
          type: 'group',
          label: 'Seats',
          fields: SETUPS.map((name) => ({
            name,
            type: 'number' as const,
            ...(name === 'uShape' && { label: 'U-shape' }),
            min: 0,
            admin: { description: 'People.' },
          })),
        },
      ],
    },
    { name: 'bookingEngineCode', type: 'text', label: 'Code in the booking engine' },
    { name: 'tripAdvisorId', type: 'text', label: 'TripAdvisor ID' },
    {
      name: 'tripAdvisorRating',
      type: 'number',
      label: 'TripAdvisor rating',
      min: 0,
      max: 5,
      admin: { description: 'Rating out of five at TripAdvisor, shown next to the resort.' },
    },
    {
      name: 'tripAdvisorReviews',
      type: 'number',
      label: 'TripAdvisor reviews',
      min: 0,
      admin: { description: 'How many reviews there are.' },
    },
    {
      name: 'contact',
      type: 'group',
      fields: [
        { name: 'phone', type: 'text' },
        { name: 'email', type: 'email', label: 'E-mail address' },
        { name: 'address', type: 'textarea' },
      ],
    },
    ownPage({ title: 'name', description: 'description', image: 'image', templates }),
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      admin: { position: 'sidebar', description: 'Lists begin with the lowest number.' },
    },
  ],
}
