import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const imageSliderWithContent = defineSlice({
  name: 'image-slider-with-content',
  label: 'Image slider with content',
  admin: { group: 'blocks' },
  purpose: 'media',
  description: 'Large pictures one after another, each with a title, a paragraph and a link beside it.',
  preview: '/slices/image-slider-with-content.webp',
  tags: ['carousel', 'pictures', 'text'],
  layouts: BLOCKS_LAYOUTS,
  hydrationMode: 'visible',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'A day, in three pictures',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    slides: field.array({
      label: 'Slides',
      admin: { group: 'Slides' },
      maxRows: 12,
      fields: {
        image: field.image({
          label: 'Picture',
          breakpoints: { default: { width: 1000, height: 750, fit: 'cover' } },
        }),
        eyebrow: field.text({ label: 'Line above the title' }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
        link: field.link({ label: 'Link' }),
      },
      defaultValue: [
        { eyebrow: 'Six o’clock', title: 'Bread first', copy: 'The oven is open, and help is welcome.' },
        { eyebrow: 'Noon', title: 'Shade, and a boat', copy: 'Out to the reef and back in time for lunch.' },
        { eyebrow: 'Six again', title: 'The four quiet minutes', copy: 'Everybody looks the same way.' },
      ],
    }),
    imageOnRight: field.checkbox({ label: 'Pictures at the right', defaultValue: false, admin: { group: 'Look' } }),
    seconds: field.number({
      label: 'Seconds per slide',
      defaultValue: 0,
      min: 0,
      max: 60,
      step: 1,
      admin: {
        group: 'Slides',
        description: '0: the slider does not move by itself. It rests while somebody points at it.',
      },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    calm: { label: 'Moved by hand', fields: {} },
    band: { label: 'In a dark band, pictures at the right', fields: { tone: 'deep', imageOnRight: true, seconds: 8 } },
  },
})
