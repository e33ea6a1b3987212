import type { LoadArgs } from 'voix/slices'
import { loadPosts, type Post } from '../../lib/loadPosts'

/** Source: specification §9. */
const SHOWN_WHEN_NOT_ALL = 4
const MOST = 100

/** Loads the published posts of the chosen kind, newest first. */
export function load(args: LoadArgs): Promise<Post[]> {
  const { postType, showAll } = args.fields
  return loadPosts(args, {
    postType: typeof postType === 'string' ? postType : 'Blog Post',
    limit: showAll === false ? SHOWN_WHEN_NOT_ALL : MOST,
  })
}
