import { defineSlice, field } from 'voix/slices'
import { RESORTS } from '../../lib/purposes'

/** The capacity of a venue. Source: specification §3, "Other slice option sets". */
const guests = (label: string) =>
  field.number({
    label,
    defaultValue: 600,
    min: 0,
    max: 5000,
    step: 1,
    admin: { group: 'Guests', description: 'Empty or 0: not shown.' },
  })

export const venueSlide = defineSlice({
  name: 'venue-slide',
  label: 'Venue slide',
  admin: { group: 'wedding' },
  purpose: RESORTS,
  description: 'One venue of a venue slider: its picture, its name, and the guests it holds for each part of the day.',
  preview: '/slices/venue-slide.webp',
  tags: ['venue', 'slide', 'wedding'],
  root: false,
  fields: {
    name: field.text({
      label: 'Name',
      defaultValue: 'Gros Piton Terrace',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Between two mountains, with the sea straight ahead.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link', admin: { group: 'Copy' } }),
    receptionAmnt: guests('Guests at the reception'),
    ceremonyAmnt: guests('Guests at the ceremony'),
    cocktailAmnt: guests('Guests at the cocktail hour'),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: {
        default: { width: 750, height: 470, fit: 'cover' },
        md: { width: 1100, height: 690, fit: 'cover' },
      },
    }),
    titleTag: field.select({
      label: 'Title tag',
      options: ['h3', 'h4', 'h5'],
      defaultValue: 'h3',
      admin: { group: 'Title style' },
    }),
  },
  templates: {
    large: { label: 'For a whole village', fields: {} },
    small: {
      label: 'For the two of you and the band',
      fields: { name: 'The chapel', copy: '', ceremonyAmnt: 20, receptionAmnt: 30, cocktailAmnt: 30 },
    },
  },
})
