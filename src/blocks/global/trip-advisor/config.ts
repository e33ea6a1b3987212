import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'

export const tripAdvisor = defineSlice({
  name: 'trip-advisor',
  label: 'TripAdvisor block',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'What guests say of a resort: its rating, a sentence of one of them, and the way to all reviews.',
  preview: '/slices/trip-advisor.webp',
  tags: ['reviews', 'rating', 'resort'],
  database: true,
  fields: {
    resort: field.payload(
      { name: 'resort', type: 'relationship', relationTo: 'resorts', label: 'Resort' },
      {
        admin: {
          group: 'Content',
          description: 'Its document says how it is rated at TripAdvisor, by how many, and where the reviews stand.',
        },
      },
    ),
    rating: field.number({
      label: 'Rating',
      min: 0,
      max: 5,
      step: 0.5,
      admin: { group: 'Content', description: 'Empty: that of the resort.' },
    }),
    reviews: field.text({
      label: 'Number of reviews',
      admin: { group: 'Content', description: 'Empty: those of the resort.' },
    }),
    quote: field.text({
      label: 'Quotation',
      isLong: true,
      defaultValue: 'On the third morning the baker had set one aside for us. We had not said a word.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    author: field.text({ label: 'Who said it', defaultValue: 'A guest from Lisbon', admin: { group: 'Copy' } }),
    tone: toneField('tint'),
  },
  templates: {
    quote: { label: 'With a quotation', fields: { tone: 'tint' } },
    rating: { label: 'The rating alone', fields: { quote: '', author: '', tone: 'plain' } },
  },
})
