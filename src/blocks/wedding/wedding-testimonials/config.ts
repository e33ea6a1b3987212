import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const weddingTestimonials = defineSlice({
  name: 'wedding-testimonials',
  label: 'Wedding testimonials',
  admin: { group: 'wedding' },
  purpose: 'text',
  description: 'What couples said afterwards, one after another, with their names and a small picture.',
  preview: '/slices/wedding-testimonials.webp',
  tags: ['quotes', 'carousel', 'wedding'],
  hydrationMode: 'visible',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Written afterwards',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    quotes: field.array({
      label: 'Letters',
      admin: { group: 'Letters' },
      maxRows: 12,
      fields: {
        quote: field.text({ label: 'What they said', isLong: true }),
        names: field.text({ label: 'Who' }),
        place: field.text({ label: 'Where and when' }),
        image: field.image({
          label: 'Picture',
          breakpoints: { default: { width: 200, height: 200, fit: 'cover' } },
        }),
      },
      defaultValue: [
        {
          quote: 'It rained for eleven minutes. Nobody remembers it but the photographer, who is grateful.',
          names: 'Ines & Jonah',
          place: 'Pointe Azul, May',
        },
        {
          quote: 'My grandmother danced. She had told us beforehand that she would not.',
          names: 'Priya & Daniel',
          place: 'Bahía Serena, November',
        },
      ],
    }),
    slides: field.number({
      label: 'Letters side by side',
      defaultValue: 1,
      min: 1,
      max: 3,
      step: 1,
      admin: { group: 'Look' },
    }),
    seconds: field.number({
      label: 'Seconds per letter',
      defaultValue: 0,
      min: 0,
      max: 60,
      step: 1,
      admin: {
        group: 'Look',
        description: '0: they do not move by themselves. They rest while somebody points at them.',
      },
    }),
    tone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    one: { label: 'One at a time, in a dark band', fields: {} },
    two: { label: 'Two side by side', fields: { slides: 2, tone: 'tint' } },
  },
})
