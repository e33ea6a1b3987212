import { el, link, noLink, picture } from '../../build'
import type { DemoPage } from './types'
import { posts } from '../posts'

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A page per post, so that every card leads to the whole story. */
export const postPages: DemoPage[] = posts.map((post) => ({
  path: post.path,
  title: post.title.en,
  layout: 'blocks',
  languageCode: 'en',
  meta: { title: post.title.en, description: post.excerpt.en, image: post.cover },
  tags: post.tags.map((name) => ({ name, point: 1 })),
  elements: [
    el('hero', {
      eyebrow: `${date.format(new Date(post.publishedAt))} · ${post.author}`,
      title: post.title.en,
      copy: post.excerpt.en,
      link: noLink,
      secondLink: noLink,
      image: picture(post.cover),
      height: 'short',
      titleSize: 'text-5xl',
    }),
    el('rich-text', { copy: post.body, width: 'narrow', size: 'large' }),
    el('spacer', { height: 'small', line: true }),
    el('ghost-button-link', { link: link('Back to the journal', '/blog'), align: 'center' }),
    el('spacer', { height: 'normal', line: false }),
  ],
}))
