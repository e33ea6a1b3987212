import { defineSlice, field } from 'voix/slices'
import { frameProblem } from '../../lib/frameHosts'

export const iframe = defineSlice({
  name: 'iframe',
  label: 'Iframe',
  admin: { group: 'global' },
  purpose: 'code',
  description: 'A page of another site inside this one: a map, a tour, a form.',
  preview: '/slices/iframe.svg',
  tags: ['embed'],
  hiddenWithout: ['url'],
  fields: {
    title: field.text({
      label: 'What it shows',
      defaultValue: 'Map',
      admin: { description: 'Read out to people who cannot see it.' },
    }),
    url: field.text({
      label: 'Address',
      translate: false,
      admin: { description: 'The address of a map, a film, a tour or a form, or its embed code.' },
      validate: frameProblem,
    }),
    height: field.number({ label: 'Height in pixels', defaultValue: 2500, min: 50, max: 10000, step: 1 }),
    width: field.select({ label: 'Width', options: ['text', 'normal', 'wide', 'full'], defaultValue: 'normal' }),
  },
  templates: {
    map: {
      label: 'A map across the page',
      fields: {
        title: 'Map of the old port of Santo Domingo',
        url: 'https://www.openstreetmap.org/export/embed.html?bbox=-69.8915%2C18.4685%2C-69.8735%2C18.4795&layer=mapnik',
        height: 420,
        width: 'full',
      },
    },
    tour: { label: 'A walk through a room', fields: { title: 'A walk through the suite', height: 640, width: 'wide' } },
    form: { label: 'A form to fill in', fields: { title: 'Tell us about your party', height: 900, width: 'text' } },
  },
})
