import { rich } from '../text'
import type { RichText } from '../text'
import { destinationPosts } from './posts.destinations'
import { groupPosts } from './posts.group'
import { pressPosts } from './posts.press'
import type { Localized, PostSource } from './types'

/** Of the pages that show every post: stories, and press releases. */
export const POST_PATH = '/blog/{slug}'
export const RELEASE_PATH = '/press/{slug}'

export const postPath = ({ slug, postType }: Pick<PostSource, 'slug' | 'postType'>): string =>
  (postType === 'Press Release' ? RELEASE_PATH : POST_PATH).replace('{slug}', slug)

export interface DemoPost extends Omit<PostSource, 'body'> {
  body: Record<keyof Localized, RichText>
}

/** Articles and press releases, newest first. */
export const posts: DemoPost[] = [...groupPosts, ...destinationPosts, ...pressPosts].map((post) => ({
  ...post,
  body: { en: rich(...post.body.en), es: rich(...post.body.es) },
}))
