import { sitemapPaths } from '../../../scripts/lib/sitemapPaths.mjs'
import { postPath, posts } from '../../../src/content/demo/data/posts'
import { spanishTexts } from '../../../src/content/demo/data/spanish'

/**
 * Every public page of the demo, from its own sitemap, without those that tests make. A page that is its original in other words takes
 * no second look here.
 */
export async function demoPaths(baseURL: string): Promise<string[]> {
  const twins = new Set([...Object.keys(spanishTexts), ...posts.map(postPath)].map((path) => `/es${path}`))
  return (await sitemapPaths(baseURL)).filter((path) => !path.startsWith('/e2e') && !twins.has(path))
}
