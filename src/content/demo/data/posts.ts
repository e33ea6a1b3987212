import { rich } from '../text'
import type { RichText } from '../text'
import { destinationPosts } from './posts.destinations'
import { groupPosts } from './posts.group'
import type { PostSource } from './types'

export interface DemoPost extends Omit<PostSource, 'body'> {
  path: string
  body: RichText
}

/** Articles and press releases, newest first. */
export const posts: DemoPost[] = [...groupPosts, ...destinationPosts].map((post) => ({
  ...post,
  path: `/blog/${post.slug}`,
  body: rich(...post.body),
}))
