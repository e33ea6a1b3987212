import type { LoadArgs } from 'voix/slices'
import { loadPosts, type Post } from '../../lib/loadPosts'
import type { pressReleases } from './config'

/** Loads the newest press releases: posts of that type. */
export function load(args: LoadArgs<typeof pressReleases>): Promise<Post[]> {
  return loadPosts(args as LoadArgs, { postType: 'Press Release', limit: args.fields.limit ?? 12 })
}
