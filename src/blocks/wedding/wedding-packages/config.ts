import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { OFFERS } from '../../lib/purposes'

export const weddingPackages = defineSlice({
  name: 'wedding-packages',
  label: 'Wedding packages',
  admin: { group: 'wedding' },
  purpose: OFFERS,
  description: 'What a wedding may be, side by side: for how many, what it includes, from which price.',
  preview: '/slices/wedding-packages.webp',
  tags: ['packages', 'prices', 'wedding'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Three ways to begin',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Each is a beginning: your planner adds, leaves out and moves whatever you like.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    packages: field.array({
      label: 'Packages',
      admin: { group: 'Packages' },
      maxRows: 6,
      fields: {
        name: field.text({ label: 'Name' }),
        guests: field.text({ label: 'For how many' }),
        price: field.text({ label: 'Price' }),
        copy: field.text({ label: 'Copy', isLong: true }),
        includes: field.text({ label: 'Includes', isLong: true, admin: { description: 'A line each.' } }),
        link: field.link({ label: 'Link' }),
        isFeatured: field.checkbox({ label: 'Brought forward', defaultValue: false }),
      },
      defaultValue: [
        {
          name: 'Just us',
          guests: 'The two of you',
          price: 'With six nights, included',
          includes: 'Registrar and papers\nFlowers for two\nAn hour of photographs',
        },
        {
          name: 'The long table',
          guests: 'Up to 30 guests',
          price: 'From 3,900 USD',
          includes: 'Ceremony on the sand\nDinner under lights\nA guitar trio until ten',
          isFeatured: true,
        },
        {
          name: 'The whole village',
          guests: 'Up to 200 guests',
          price: 'From 12,400 USD',
          includes: 'Ceremony and dinner\nA band, and room to dance\nBreakfast the day after',
        },
      ],
    }),
    note: field.text({
      label: 'Small print',
      defaultValue: 'Legal fees depend on the country; your planner explains them.',
      admin: { group: 'Packages' },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    plain: { label: 'On the page’s colour', fields: {} },
    band: { label: 'In a soft band, no small print', fields: { tone: 'tint', note: '' } },
  },
})
