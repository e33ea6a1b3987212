import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const contactBlock = defineSlice({
  name: 'contact-block',
  label: 'Contact block',
  admin: { group: 'global' },
  purpose: RESORTS,
  description: 'Telephone, e-mail, address and hours beside a sentence.',
  preview: '/slices/contact-block.webp',
  tags: ['contact', 'address'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Talk to somebody who has slept there',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Our concierges know every room by its view. Call, write, or have us call you.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    phone: field.text({
      label: 'Telephone',
      translate: false,
      defaultValue: '+1 555 010 0199',
      admin: { group: 'Contact' },
    }),
    email: field.text({
      label: 'E-mail',
      translate: false,
      defaultValue: 'hello@solmara.example',
      admin: { group: 'Contact' },
    }),
    address: field.text({ label: 'Address', defaultValue: '12 Harbour Walk, Fairhaven', admin: { group: 'Contact' } }),
    latitude: field.number({ label: 'Latitude', min: -90, max: 90, admin: { group: 'Contact' } }),
    longitude: field.number({
      label: 'Longitude',
      min: -180,
      max: 180,
      admin: { group: 'Contact', description: 'With both, a link below the address shows the place on a map.' },
    }),
    hours: field.text({ label: 'Hours', defaultValue: 'Every day, 8 a.m. – 10 p.m.', admin: { group: 'Contact' } }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('Write to us', 'mailto:hello@solmara.example'),
      admin: { group: 'Contact' },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    reservations: {
      label: 'Reservations, dark',
      fields: {
        title: 'Call before you choose',
        copy: 'Tell us who travels and what they like for breakfast. We know which room has the quiet terrace.',
        address: '',
        hours: 'Day and night, every day',
        link: linkTo('See the offers', '/specials'),
        tone: 'deep',
      },
    },
    place: {
      label: 'How to find us, with a map',
      fields: {
        title: 'At the end of the old port',
        copy: 'Ten minutes from the ferry on foot. Ring the brass bell if nobody stands at the gate.',
        address: 'Old port, Santo Domingo',
        latitude: 18.474,
        longitude: -69.8825,
        hours: '',
        link: null,
        tone: 'plain',
      },
    },
  },
})
