import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

const header = (label: string, text: string) =>
  field.text({
    label: `Heading of the ${label} column`,
    defaultValue: text,
    admin: { group: 'Columns' },
    breakpoints: true,
  })
const enabled = (label: string) =>
  field.checkbox({
    label: `With the ${label} column`,
    defaultValue: true,
    admin: { group: 'Columns', description: 'Off: its texts are kept and not shown.' },
  })
const cell = (label: string) => field.text({ label, isLong: true })

export const privacyPolicyTable = defineSlice({
  name: 'privacy-policy-table',
  label: 'Privacy policy table',
  admin: { group: 'resort-group' },
  purpose: 'text',
  description: 'What is done with which data, in up to three columns that visitors fold and unfold.',
  preview: '/slices/privacy-policy-table.webp',
  tags: ['privacy', 'legal', 'table', 'rows'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'What we keep, and why',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Each line is one kind of data. Nothing that is not in this table is kept.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    leftHeader: header('left', 'What'),
    leftEnabled: enabled('left'),
    centerHeader: header('center', 'Why'),
    centerEnabled: enabled('center'),
    rightHeader: header('right', 'For how long'),
    rightEnabled: enabled('right'),
    defaultDisplay: field.checkbox({
      label: 'Unfolded from the beginning',
      defaultValue: true,
      admin: { group: 'Look', description: 'Off: visitors see the title and open the table themselves.' },
    }),
    rows: field.array({
      label: 'Rows',
      admin: { group: 'Rows' },
      maxRows: 100,
      fields: { left: cell('Left copy'), center: cell('Center copy'), right: cell('Right copy') },
      defaultValue: [
        {
          left: 'Name and e-mail address',
          center: 'To confirm what you have booked',
          right: 'Ten years, as tax law asks',
        },
        {
          left: 'Allergies and wishes',
          center: 'To cook and to make up the room',
          right: 'Until a month after you left',
        },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-3xl' }),
  },
  templates: {
    three: { label: 'What, why, for how long', fields: { defaultDisplay: true } },
    folded: {
      label: 'Two columns, folded',
      fields: {
        title: 'Who receives it',
        copy: '',
        leftHeader: 'Who',
        centerHeader: 'What for',
        rightEnabled: false,
        defaultDisplay: false,
        rows: [
          { left: 'The bank of your card', center: 'To take the payment', right: '' },
          { left: 'The driver from the airport', center: 'To find you at the gate', right: '' },
        ],
      },
    },
  },
})
