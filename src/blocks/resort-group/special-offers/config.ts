import { OFFER_THEMES } from '../../../components/offers/types'
import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { demoField } from '../../lib/fieldTypes'
import { titleFields } from '../../lib/titleFields'
import { OFFERS } from '../../lib/purposes'

export const specialOffers = defineSlice({
  name: 'special-offers',
  label: 'Special offers',
  admin: { group: 'resort-group' },
  purpose: OFFERS,
  description: 'Special offers in one of five looks: those that you choose, else the current ones.',
  preview: '/slices/special-offers.webp',
  tags: ['offers', 'specials', 'booking'],
  database: true,
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'This season’s offers',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Book early, stay longer, bring the family: pick the one that fits.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link below', admin: { group: 'Copy' } }),
    specials: demoField.specials({
      label: 'Offers',
      admin: {
        group: 'Offers',
        description: 'In the order of the list. Empty: the current offers. Ended ones never show.',
      },
    }),
    resort: field.payload(
      { name: 'resort', type: 'relationship', relationTo: 'resorts', label: 'Resort' },
      {
        admin: {
          group: 'Offers',
          description: 'Applies when none is chosen: the current offers of this resort alone.',
        },
      },
    ),
    limit: field.number({
      label: 'At most',
      defaultValue: 6,
      min: 1,
      max: 48,
      step: 1,
      admin: { group: 'Offers', description: 'Applies when none is chosen.' },
    }),
    hidesOffersLink: field.checkbox({
      label: 'Without the link to the offers above',
      defaultValue: false,
      admin: { group: 'Offers', description: 'The header’s button leads to where the visitor is already.' },
    }),
    theme: field.select({ label: 'Theme', options: OFFER_THEMES, defaultValue: 'Card', admin: { group: 'Look' } }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    three: { label: 'The three newest', fields: { limit: 3, theme: 'Card', copy: '' } },
    page: {
      label: 'All of them, as a page',
      fields: { title: 'Special offers', limit: 48, theme: 'Horizontal', hidesOffersLink: true },
    },
  },
  // The headers of the layouts have a button to the offers.
  signal: ({ hidesOffersLink }) => (hidesOffersLink ? { hidesOffersLink } : null),
})
