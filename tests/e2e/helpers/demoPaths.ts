import { sitemapPaths } from '../../../scripts/lib/sitemapPaths.mjs'

/** Every public page of the demo, from its own sitemap, without those that tests make. */
export async function demoPaths(baseURL: string): Promise<string[]> {
  return (await sitemapPaths(baseURL)).filter((path) => !path.startsWith('/e2e'))
}
