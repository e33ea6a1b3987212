import { el, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** The journal, and a page whose cards are the result of a query. */
export const journalPages: DemoPage[] = [
  {
    path: '/blog',
    title: 'Journal',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'The Solmara journal',
      description:
        'Bread at six, whales in January, ten records for a sunset: stories by the people who work on our coasts.',
      image: 'blog-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Journal',
        title: 'Notes from the kitchen door',
        copy: 'Written by cooks, captains, gardeners and one selector.',
        link: link('Latest from Jamaica', '#jamaica'),
        secondLink: noLink,
        image: picture('blog-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('blog-posts', {
        title: 'Latest stories',
        copy: '',
        postType: 'Blog Post',
        showAll: true,
        viewMoreBtn: noLink,
      }),
      el('blog-posts', {
        title: 'Playa Cares',
        copy: 'What one dollar of every night has done.',
        postType: 'Playacares Post',
        showAll: true,
        viewMoreBtn: noLink,
        tone: 'tint',
      }),
      el('blog-posts', {
        title: 'Dominican Republic',
        copy: '',
        postType: 'Dominican Republic Post',
        showAll: true,
        viewMoreBtn: noLink,
      }),
      el(
        'blog-posts',
        { title: 'Jamaica', copy: '', postType: 'Jamaica Post', showAll: true, viewMoreBtn: noLink, tone: 'tint' },
        [],
        { domId: 'jamaica' },
      ),
      el('blog-posts', { title: 'Mexico', copy: '', postType: 'Mexico Post', showAll: true, viewMoreBtn: noLink }),
      el('blog-posts', {
        title: 'From the United States',
        copy: '',
        postType: 'USA Post',
        showAll: true,
        viewMoreBtn: noLink,
        tone: 'tint',
      }),
      el('introduction', {
        eyebrow: 'Press',
        title: 'For journalists',
        copy: rich(
          'The newest release: [Noche Azul opens its second house in a restored Yucatán hacienda](/blog/solmara-opens-hacienda-in-yucatan).',
        ),
        align: 'left',
        titleSize: 'text-3xl',
      }),
    ],
  },
  {
    path: '/brands',
    title: 'Our brands',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Our brands: one sea, many kinds of day',
      description:
        'Slow, quiet, loud, late, under sail or among trees: which of our brands suits your next week by the sea.',
      image: 'group-couple',
    },
    elements: [
      el('hero', {
        eyebrow: 'Our brands',
        title: 'Many kinds of day',
        copy: 'Slow, quiet, loud, late or windy. Nobody minds if you change your mind at lunch.',
        link: link('See the resorts', '/resorts'),
        secondLink: noLink,
        image: picture('contact-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('introduction', {
        eyebrow: 'Choose by temperament',
        title: 'Which one are you this year?',
        copy: rich(
          'Every house is all-inclusive and every house is different. These are the families they belong to; where a first house is still drying, its page says so.',
        ),
      }),
      el(
        'image-and-copy',
        {
          eyebrow: '',
          title: '',
          link: noLink,
          image: picture('group-aerial'),
          imagePosition: 'left',
          titleSize: 'text-4xl',
          tone: 'plain',
        },
        [],
        {
          label: 'One per brand',
          modelQuery: {
            collection: 'brands',
            where: [],
            sort: 'order',
            limit: 20,
            bind: { title: 'name', eyebrow: 'tagline', copy: 'description', image: 'image', link: 'page' },
          },
        },
      ),
    ],
  },
]
