import { defineSlice, field } from 'voix/slices'
import { videoProblem } from '../../lib/readVideo'
import { VIDEO_PROVIDERS } from '../../lib/video'

export const videoPlayer = defineSlice({
  name: 'video-player',
  label: 'Video player',
  group: 'global',
  purpose: 'media',
  description: 'A film that loads when somebody presses play, and nothing before.',
  preview: '/slices/video-player.webp',
  tags: ['video', 'film'],
  hydrationMode: 'visible',
  hiddenWithout: ['videoId', 'film'],
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'A day at the resort, in two minutes', breakpoints: true }),
    videoId: field.text({
      label: 'Film',
      translate: false,
      group: 'Video',
      instructions: 'The address at YouTube, Vimeo or Cloudflare Stream, or the id.',
      validate: videoProblem,
    }),
    film: field.image({
      label: 'Film of the media library',
      group: 'Video',
      instructions: 'An MP4 or WebM file. It is played instead of a film elsewhere.',
    }),
    provider: field.select({
      label: 'Provider of an id',
      options: VIDEO_PROVIDERS,
      defaultValue: 'cloudflare',
      group: 'Video',
      instructions: 'Not needed for an address.',
    }),
    autoplay: field.checkbox({
      label: 'Play by itself',
      defaultValue: false,
      group: 'Video',
      instructions: 'Only without sound, and never for people who asked for less motion.',
    }),
    loop: field.checkbox({ label: 'Again from the start', defaultValue: false, group: 'Video' }),
    mute: field.checkbox({ label: 'Without sound', defaultValue: false, group: 'Video' }),
    poster: field.image({
      label: 'Picture until it plays',
      group: 'Picture',
      breakpoints: {
        default: { width: 750, height: 422, fit: 'cover' },
        md: { width: 1400, height: 788, fit: 'cover' },
      },
    }),
  },
  templates: {
    loop: {
      label: 'Without sound, again and again',
      fields: { title: 'Waves under the pier', autoplay: true, loop: true, mute: true },
    },
    talk: {
      label: 'Somebody tells something',
      fields: {
        title: 'The cook explains her soup, in three minutes',
        provider: 'youtube',
        autoplay: false,
        loop: false,
        mute: false,
      },
    },
  },
})
