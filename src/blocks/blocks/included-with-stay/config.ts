import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const includedWithStay = defineSlice({
  name: 'included-with-stay',
  label: 'Included with stay',
  admin: { group: 'blocks' },
  purpose: 'cards',
  description: 'What the price includes, ticked off one by one, beside a sentence and a link.',
  preview: '/slices/included-with-stay.webp',
  tags: ['included', 'list', 'price'],
  layouts: BLOCKS_LAYOUTS,
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Included with your stay',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'You pay before you come. After that a wallet is only for the market.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('See the offers', '/specials'),
      admin: { group: 'Copy' },
    }),
    items: field.array({
      label: 'Included',
      admin: { group: 'Included' },
      maxRows: 30,
      fields: { title: field.text({ label: 'What' }), note: field.text({ label: 'Small print' }) },
      defaultValue: [
        { title: 'Every table', note: 'Without a surcharge for lobster' },
        { title: 'Every drink', note: 'The good rum, too' },
        { title: 'The boats', note: 'With somebody who teaches you' },
        { title: 'Two dives a day', note: 'For whoever has a licence' },
        { title: 'The children’s club', note: 'From nine until the last song' },
        { title: 'The way from the airport', note: 'From four nights on' },
      ],
    }),
    columns: field.number({ label: 'Columns', defaultValue: 2, min: 1, max: 3, step: 1, admin: { group: 'Look' } }),
    tone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    band: { label: 'In a dark band', fields: {} },
    page: { label: 'On the page’s colour, three columns', fields: { tone: 'plain', columns: 3 } },
  },
})
