import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'
import { RESORTS } from '../../lib/purposes'

export const altamarDeckPlan = defineSlice({
  name: 'altamar-deck-plan',
  label: 'Deck plan',
  admin: { group: 'altamar' },
  purpose: RESORTS,
  description: 'A yacht from above, drawn from the list of its rooms between stern and bow, with its figures.',
  preview: '/slices/altamar-deck-plan.webp',
  tags: ['plan', 'yacht', 'rooms'],
  layouts: ['altamar'],
  fields: {
    ...bandFields({
      title: 'Doña Catalina, main deck',
      copy: 'Built in Viareggio in 1962, taken apart and put together again in English Harbour in 2025.',
      size: 'text-4xl',
    }),
    rooms: field.array({
      label: 'Rooms, from stern to bow',
      admin: { group: 'Plan' },
      minRows: 1,
      maxRows: 9,
      fields: {
        name: field.text({ label: 'Name' }),
        note: field.text({ label: 'What is there' }),
        length: field.number({ label: 'Length in metres', min: 1, max: 40, step: 0.5 }),
        split: field.select({
          label: 'Across the deck',
          options: [
            { label: 'One room', value: 'one' },
            { label: 'Two, port and starboard', value: 'two' },
          ],
          defaultValue: 'one',
        }),
      },
      defaultValue: [
        { name: 'Bathing platform', note: 'Down to the water in one step', length: 4, split: 'one' },
        { name: 'Aft deck', note: 'A table for twelve under canvas', length: 6, split: 'one' },
        { name: 'Saloon', note: 'Walnut, a piano, no television', length: 8, split: 'one' },
        { name: 'Guest cabins', note: 'Two doubles, each with its own bath', length: 6, split: 'two' },
        { name: 'Owner’s cabin', note: 'The full width of the ship', length: 7, split: 'one' },
        { name: 'Foredeck', note: 'Cushions, and a telescope', length: 7, split: 'one' },
      ],
    }),
    figures: field.array({
      label: 'Figures',
      admin: { group: 'Figures' },
      maxRows: 4,
      fields: { value: field.text({ label: 'Figure' }), label: field.text({ label: 'What it says' }) },
      defaultValue: [
        { value: '38 m', label: 'over all' },
        { value: '10', label: 'guests' },
        { value: '9', label: 'crew' },
        { value: '11 kn', label: 'in no hurry' },
      ],
    }),
  },
  templates: {
    sloop: {
      label: 'A small yacht',
      fields: {
        title: 'Marisol, the sloop',
        copy: '',
        rooms: [
          { name: 'Cockpit', note: 'Where everybody is', length: 4, split: 'one' },
          { name: 'Saloon', note: 'Where the charts are', length: 4, split: 'one' },
          { name: 'Cabins', note: 'Port and starboard', length: 3, split: 'two' },
        ],
        figures: [{ value: '16 m', label: 'over all' }],
      },
    },
    plain: { label: 'Without figures', fields: { figures: [] } },
  },
})
