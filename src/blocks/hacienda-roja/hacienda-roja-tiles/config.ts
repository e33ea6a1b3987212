import { TILE_NAMES } from '../../../components/tiles'
import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const haciendaRojaTiles = defineSlice({
  name: 'hacienda-roja-tiles',
  label: 'Hacienda Roja floors',
  admin: { group: 'hacienda-roja' },
  purpose: 'cards',
  description:
    'The history of a house by its floors: year by year a piece of tiled floor in its own colours, and what happened on it.',
  preview: '/slices/hacienda-roja-tiles.webp',
  tags: ['history', 'pattern', 'list'],
  layouts: ['hacienda-roja'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Read it from the floor',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Each owner laid tiles over those of the one before. We have lifted a few.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    floors: field.array({
      label: 'Floors',
      admin: { group: 'Floors', description: 'The oldest first.' },
      maxRows: 12,
      fields: {
        year: field.text({ label: 'Year', translate: false }),
        title: field.text({ label: 'Name' }),
        text: field.text({ label: 'What happened', isLong: true }),
        tile: field.select({ label: 'Tile', options: TILE_NAMES, defaultValue: 'star' }),
        first: field.color({ label: 'First paint' }),
        second: field.color({ label: 'Second paint' }),
      },
      defaultValue: [
        {
          year: '1782',
          title: 'Clay and ash',
          text: 'Pressed in the yard by eleven people whose names we know.',
          tile: 'diamond',
          first: '#a63c22',
          second: '#4a170f',
        },
        {
          year: '1861',
          title: 'From the ship',
          text: 'Ballast on the way here. The captain took sugar back.',
          tile: 'star',
          first: '#1d4d80',
          second: '#dd9b33',
        },
        {
          year: '1924',
          title: 'For the dances',
          text: 'Laid in nine nights, so that the band could go on playing.',
          tile: 'petal',
          first: '#dd9b33',
          second: '#a63c22',
        },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    history: { label: 'On lime wash', fields: { tone: 'plain' } },
    almond: { label: 'On almond', fields: { tone: 'tint', title: 'Six floors, one house' } },
  },
})
