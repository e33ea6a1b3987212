import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const slider = defineSlice({
  name: 'slider',
  label: 'Slider',
  admin: { group: 'global' },
  purpose: 'media',
  description: 'Slides side by side that scroll by touch, arrows or by themselves.',
  preview: '/slices/slider.webp',
  tags: ['carousel', 'pictures'],
  hydrationMode: 'visible',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Moments you keep',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    slides: field.number({
      label: 'Slides side by side',
      defaultValue: 2,
      min: 1,
      max: 4,
      step: 1,
      admin: { group: 'Slides' },
    }),
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
  slots: { default: { allowedElements: ['slider-image', 'image-and-copy', 'video-player'], max: 30 } },
  templates: {
    film: {
      label: 'One at a time, by itself',
      fields: { title: 'A day, slowly', slides: 1, seconds: 6, tone: 'deep' },
    },
    shelf: {
      label: 'Three side by side, moved by hand',
      fields: { title: 'Rooms to choose from', slides: 3, seconds: 0, tone: 'tint' },
    },
  },
})
