import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const weddingPlannerContact = defineSlice({
  name: 'wedding-planner-contact',
  label: 'Wedding planner contact',
  admin: { group: 'wedding' },
  purpose: RESORTS,
  description: 'A planner with a face, a sentence of hers, and how to reach her.',
  preview: '/slices/wedding-planner-contact.webp',
  tags: ['contact', 'people', 'wedding'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'You will write to Amara',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: '“I have done this four hundred times, and I still cry. Tell me what the band should play last.”',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    name: field.text({ label: 'Name', defaultValue: 'Amara Joseph', admin: { group: 'Planner' } }),
    role: field.text({
      label: 'What she does',
      defaultValue: 'Head of weddings, Saint Lucia',
      admin: { group: 'Planner' },
    }),
    phone: field.text({
      label: 'Telephone',
      translate: false,
      defaultValue: '+1 758 555 0177',
      admin: { group: 'Planner' },
    }),
    email: field.text({
      label: 'E-mail',
      translate: false,
      defaultValue: 'weddings@solmara.example',
      admin: { group: 'Planner' },
    }),
    hours: field.text({
      label: 'Hours',
      defaultValue: 'Monday to Saturday, 9 a.m. – 6 p.m.',
      admin: { group: 'Planner' },
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('Write to Amara', '#inquiry'),
      admin: { group: 'Planner' },
    }),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture', description: 'Upright: it stands under an arch.' },
      breakpoints: { default: { width: 800, height: 1000, fit: 'cover' } },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    band: { label: 'In a soft band', fields: {} },
    dark: { label: 'In a dark band', fields: { tone: 'deep' } },
  },
})
