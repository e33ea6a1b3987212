import { defineSlice, field } from 'voix/slices'
import { JEWEL_LAYOUTS } from '../../lib/brandLayouts'
import { linkTo } from '../../lib/fields'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const jewelEveningCard = defineSlice({
  name: 'jewel-evening-card',
  label: 'Evening card',
  admin: { group: 'jewel' },
  purpose: 'text',
  description: 'The card of one evening, as the cook writes it: twelve seats, one menu, a signature.',
  preview: '/slices/jewel-evening-card.webp',
  tags: ['dining', 'menu', 'restaurant'],
  layouts: JEWEL_LAYOUTS,
  fields: {
    ...headFields({
      title: 'This evening',
      copy: 'Twelve seats, one menu. The card is written at nine in the morning.',
    }),
    occasion: field.text({
      label: 'Line on the card',
      defaultValue: 'Thursday, at half past seven',
      admin: { group: 'Card' },
    }),
    courses: field.array({
      label: 'Courses',
      admin: { group: 'Card' },
      maxRows: 8,
      fields: { name: field.text({ label: 'Course' }), detail: field.text({ label: 'What is in it' }) },
      defaultValue: [
        { name: 'Callaloo, cold', detail: 'with coconut and the first limes' },
        { name: 'Snapper from Mr. Grant’s boat', detail: 'pimento wood, green mango' },
        { name: 'Breadfruit, slowly', detail: 'brown butter, thyme' },
        { name: 'One guava', detail: 'and what the kitchen thinks of it' },
      ],
    }),
    signature: field.text({
      label: 'Signature',
      defaultValue: 'Marcia, who cooks',
      admin: { group: 'Card', description: 'Set as handwriting.' },
    }),
    link: field.link({
      label: 'Link below',
      defaultValue: linkTo('Ask for a seat', '/contact'),
      admin: { group: 'Card' },
    }),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    dinner: { label: 'A dinner', fields: {} },
    tea: {
      label: 'An afternoon tea',
      fields: {
        title: 'At four',
        copy: '',
        occasion: 'Every afternoon, on the gallery',
        courses: [
          { name: 'Ginger, hot or cold', detail: 'grown behind the boathouse' },
          { name: 'Totoes and cheese', detail: 'warm, in a cloth' },
        ],
        link: null,
      },
    },
  },
})
