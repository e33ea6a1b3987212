import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { videoProblem } from '../../lib/readVideo'
import { titleFields } from '../../lib/titleFields'

export const videoHero = defineSlice({
  name: 'video-hero',
  label: 'Video hero',
  admin: { group: 'global' },
  purpose: 'opening',
  description:
    'A hero with a silent film behind its title. Visitors can stop it; phones and data savers see the picture.',
  preview: '/slices/video-hero.webp',
  tags: ['header', 'video', 'title'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Hear the sea from here',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'One minute on our beaches, before you are there yourself.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('Find your resort', '/resorts'),
      admin: { group: 'Links' },
    }),
    cfId: field.text({
      label: 'Film',
      translate: false,
      admin: {
        group: 'Video',
        description: 'The address at YouTube, Vimeo or Cloudflare Stream, or the id at Cloudflare Stream.',
      },
      validate: videoProblem,
    }),
    film: field.image({
      label: 'Film of the media library',
      admin: { group: 'Video', description: 'An MP4 or WebM file. It is played instead of a film elsewhere.' },
    }),
    mute: field.checkbox({ label: 'Without sound', defaultValue: true, admin: { group: 'Video' } }),
    customAspectRatio: field.checkbox({
      label: 'Own ratio of width to height',
      defaultValue: false,
      admin: { group: 'Video', description: 'Off: the height of a hero.' },
    }),
    width: field.number({ label: 'Ratio: width', defaultValue: 16, min: 1, admin: { group: 'Video' } }),
    height: field.number({ label: 'Ratio: height', defaultValue: 30, min: 1, admin: { group: 'Video' } }),
    bgImage: field.image({
      label: 'Picture until the film plays',
      admin: { group: 'Picture' },
      breakpoints: { default: { width: 1400, height: 600, fit: 'cover' } },
    }),
    mobileImage: field.image({
      label: 'Picture on phones',
      admin: { group: 'Picture' },
      breakpoints: { default: { width: 750, height: 900, fit: 'cover' } },
    }),
    ...titleFields({ tag: 'h1', size: 'text-7xl' }),
  },
  templates: {
    offer: {
      label: 'An offer over the film',
      fields: {
        title: 'Three nights, and the fourth on us',
        copy: 'From May to July, when the sea is at its warmest.',
        link: linkTo('See the offer', '/specials'),
        titleSize: 'text-5xl',
      },
    },
    silent: {
      label: 'Few words, large',
      fields: { title: 'Listen', copy: '', link: null, titleSize: 'text-8xl' },
    },
  },
})
