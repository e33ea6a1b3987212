import { defineSlice, field } from 'voix/slices'
import { videoProblem } from '../../lib/readVideo'
import { VIDEO_PROVIDERS } from '../../lib/video'

export const videoPlayer = defineSlice({
  name: 'video-player',
  label: 'Video player',
  admin: { group: 'global' },
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
      admin: { group: 'Video', description: 'The address at YouTube, Vimeo or Cloudflare Stream, or the id.' },
      validate: videoProblem,
    }),
    film: field.image({
      label: 'Film of the media library',
      admin: { group: 'Video', description: 'An MP4 or WebM file. It is played instead of a film elsewhere.' },
    }),
    provider: field.select({
      label: 'Provider of an id',
      options: VIDEO_PROVIDERS,
      defaultValue: 'cloudflare',
      admin: { group: 'Video', description: 'Not needed for an address.' },
    }),
    autoplay: field.checkbox({
      label: 'Play by itself',
      defaultValue: false,
      admin: { group: 'Video', description: 'Only without sound, and never for people who asked for less motion.' },
    }),
    loop: field.checkbox({ label: 'Again from the start', defaultValue: false, admin: { group: 'Video' } }),
    mute: field.checkbox({ label: 'Without sound', defaultValue: false, admin: { group: 'Video' } }),
    poster: field.image({
      label: 'Picture until it plays',
      admin: { group: 'Picture' },
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
