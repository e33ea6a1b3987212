import { defineSlice, field } from 'voix/slices'
import { formFields, formPicture } from '../../lib/formFields'
import { linkTo } from '../../lib/fields'

export const sweepstakesForm = defineSlice({
  name: 'sweepstakes-form',
  label: 'Sweepstakes form',
  admin: { group: 'global' },
  purpose: 'forms',
  description: 'A prize with its picture, its last day and its rules, and the form to take part.',
  preview: '/slices/sweepstakes-form.webp',
  tags: ['form', 'sweepstakes', 'prize'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'sweepstakes',
      title: 'A week under the Pitons, for two',
      copy: 'Tell us who would come with you. We draw on the day after the last one.',
    }),
    image: formPicture(),
    endDate: field.date({ label: 'Last day', defaultValue: '2027-12-31', admin: { group: 'Rules' } }),
    rules: field.link({ label: 'Rules', defaultValue: linkTo('The rules', '/about'), admin: { group: 'Rules' } }),
  },
  templates: {
    trip: { label: 'A week for two', fields: {} },
    night: {
      label: 'One night',
      fields: { title: 'One night at Halcyon Bay', copy: 'Dinner and breakfast included.' },
    },
  },
})
