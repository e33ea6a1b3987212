import { rich } from '../text'
import type { RichText } from '../text'
import { destinationPosts } from './posts.destinations'
import { groupPosts } from './posts.group'
import type { PostSource } from './types'

/** Of the page that shows every post. */
export const POST_PATH = '/blog/{slug}'

export const postPath = (slug: string): string => `/blog/${slug}`

export interface DemoPost extends Omit<PostSource, 'body'> {
  body: RichText
}

/** Articles and press releases, newest first. */
export const posts: DemoPost[] = [...groupPosts, ...destinationPosts].map((post) => ({
  ...post,
  body: rich(...post.body),
}))
