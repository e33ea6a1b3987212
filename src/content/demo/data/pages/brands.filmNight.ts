import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** Path of the page, below its brand. */
export const FILM_NIGHT = '/brands/costa-viva/film-night'

const evening = (title: string, copy: string, key: string) =>
  el('slider-image', { title, copy, image: picture(key), link: noLink })

/** The open-air cinema of the family brand: the film of the week is one that everybody may show. */
export const filmNightPages: DemoPage[] = [
  {
    path: FILM_NIGHT,
    title: 'Film night',
    layout: 'costa-viva',
    languageCode: 'en',
    tags: [{ name: 'costa-viva', point: 3 }],
    meta: {
      title: 'Film night at Costa Viva',
      description: 'Every Thursday a sheet goes up between two palms: a short film, popcorn in buckets, bed by nine.',
      image: 'punta-palmera-beach',
    },
    elements: [
      el('video-hero', {
        title: 'A sheet between two palms',
        copy: 'Every Thursday, when it is dark enough. Bring a cushion and whoever will not stay in bed.',
        link: link('What is on this week', '#film'),
        cfId: '',
        bgImage: image('punta-palmera-beach'),
        mobileImage: image('punta-palmera-beach'),
        titleSize: 'text-6xl',
      }),
      el('introduction', {
        eyebrow: 'Costa Viva',
        title: 'Ten minutes, then a story, then bed',
        copy: rich(
          'We show short films, because the audience is short as well. Beto works the projector, his octopus minds the popcorn, and if it rains we move to the bowling alley.',
        ),
        titleSize: 'text-4xl',
      }),
      el(
        'video-player',
        {
          title: 'This Thursday: Big Buck Bunny',
          provider: 'youtube',
          videoId: 'aqz-KE-bpKQ',
          poster: image('playa-coralina-beach'),
        },
        [],
        { domId: 'film' },
      ),
      el('introduction', {
        eyebrow: '',
        title: '',
        copy: rich('A film of the Blender Foundation (2008), free to show under a Creative Commons licence.'),
      }),
      el(
        'slider',
        { title: 'How the evening goes', slides: 2, seconds: 0, tone: 'tint' },
        [
          evening('Seven: the sheet', 'Ironed by the laundry, hung by whoever is tallest.', 'playa-coralina-hero'),
          evening('Half past: buckets', 'Salted on the left, sweet on the right, mixed by the brave.', 'group-family'),
          evening(
            'Eight: the film',
            'Dogs are admitted. Parrots have been asked to leave before.',
            'punta-palmera-hero',
          ),
          evening('Nine: carried home', 'There are two wheelbarrows, and they are soft inside.', 'punta-palmera-pool'),
        ],
        { hydrationMode: 'visible' },
      ),
      el('group', { arrangement: 'row', gap: 'normal', align: 'center' }, [
        el('button', { link: link('Playa Coralina', '/resorts/playa-coralina'), align: 'center' }),
        el('button', { link: link('Punta Palmera', '/resorts/punta-palmera'), align: 'center' }),
      ]),
    ],
  },
]
