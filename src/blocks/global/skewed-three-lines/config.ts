import { defineSlice, field } from 'voix/slices'

export const skewedThreeLines = defineSlice({
  name: 'skewed-three-lines',
  label: 'Skewed three lines',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'Three short lines on slanting bars: something said loudly, once.',
  preview: '/slices/skewed-three-lines.webp',
  tags: ['title', 'banner'],
  fields: {
    first: field.text({ label: 'First line', defaultValue: 'Stay seven', admin: { group: 'Copy' }, breakpoints: true }),
    second: field.text({
      label: 'Second line',
      defaultValue: 'Pay for six',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    third: field.text({
      label: 'Third line',
      defaultValue: 'Forget the day',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Leads to', admin: { group: 'Copy' } }),
    backgroundColor: field.color({
      label: 'Colour of the bars',
      admin: { group: 'Look', description: 'Empty: that of the layout.' },
    }),
    isMirrored: field.checkbox({ label: 'Slanting the other way', defaultValue: false, admin: { group: 'Look' } }),
  },
  templates: {
    mirrored: { label: 'Slanting the other way', fields: { isMirrored: true } },
    code: { label: 'With a code', fields: { first: 'Ten per cent', second: 'With HOLA10', third: 'Until Sunday' } },
  },
})
