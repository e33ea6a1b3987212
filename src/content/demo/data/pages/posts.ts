import { el, link, noLink } from '../../build'
import { POST_PATH } from '../posts'
import type { DemoPage } from './types'

/** What elements show of: the post whose slug stands in the address. */
export const ownPost = (bind: Record<string, string>) => ({
  modelQuery: {
    collection: 'posts',
    where: [{ field: 'slug', operator: 'equals', value: '{slug}' }],
    sort: '',
    limit: 1,
    bind,
  },
})

/** One page for every post, so that each card leads to the whole story. */
export const postPages: DemoPage[] = [
  {
    path: POST_PATH,
    title: 'A story',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'A story from the journal',
      description: 'Stories from the resorts, and what the group has to say.',
      image: 'blog-hero',
    },
    elements: [
      el(
        'hero',
        { eyebrow: '', title: '', copy: '', link: noLink, secondLink: noLink, height: 'short', titleSize: 'text-5xl' },
        [],
        ownPost({ eyebrow: 'author', title: 'title', copy: 'excerpt', image: 'cover' }),
      ),
      el('rich-text', { width: 'narrow', size: 'large' }, [], ownPost({ copy: 'body' })),
      el('spacer', { height: 'small', line: true }),
      el('ghost-button-link', { link: link('Back to the journal', '/blog'), align: 'center' }),
      el('spacer', { height: 'normal', line: false }),
    ],
  },
]
