import { defineSlice, field } from 'voix/slices'
import { alignField } from '../../lib/fields'

export const downloadLink = defineSlice({
  name: 'download-link',
  label: 'Download link',
  admin: { group: 'global' },
  purpose: 'navigation',
  description: 'Leads to a file of the media library and says what kind and how large it is.',
  preview: '/slices/download-link.webp',
  tags: ['file', 'link'],
  hiddenWithout: ['file'],
  fields: {
    text: field.text({ label: 'Text', defaultValue: 'Download the brochure', breakpoints: true }),
    file: field.image({ label: 'File', anyFile: true, admin: { description: 'Any file of the media library.' } }),
    align: alignField(),
  },
  templates: {
    menu: { label: 'A menu, in the middle', fields: { text: 'Read what the kitchen cooks', align: 'center' } },
    form: { label: 'A form to print', fields: { text: 'Print the arrival form', align: 'left' } },
  },
})
