import { EACH, el, link, noLink, showing } from '../../build'
import { rich } from '../../text'
import { POST_PATH } from '../posts'
import type { DemoPage } from './types'

/** What elements show of the post whose slug stands in the address. */
export const ownPost = (bind: Record<string, string>) => showing('posts', EACH, bind)

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
      el(
        'introduction',
        {
          eyebrow: 'You came by a search',
          title: 'Who writes here',
          copy: rich('Cooks, captains and gardeners of eight all-inclusive houses by the sea. It is warm here, too.'),
          link: link('Meet the group', '/about'),
          align: 'left',
          titleSize: 'text-3xl',
          tone: 'tint',
        },
        [],
        {
          label: 'For those who come from a search engine',
          anyOf: ['google.', 'bing.', 'duckduckgo.'].map((value) => ({
            key: 'referrer' as const,
            operator: 'contains' as const,
            value,
          })),
        },
      ),
      el('spacer', { height: 'small', line: true }),
      el('ghost-button-link', { link: link('Back to the journal', '/blog'), align: 'center' }),
      el('spacer', { height: 'normal', line: false }),
    ],
  },
]
