import { sitemapPaths } from '../../../scripts/lib/sitemapPaths.mjs'

/**
 * Every public page of the demo, from its own sitemap, without those that tests make. A brand's home in Spanish has the elements of the
 * original in other words, which takes no second look here.
 */
export async function demoPaths(baseURL: string): Promise<string[]> {
  return (await sitemapPaths(baseURL)).filter((path) => !path.startsWith('/e2e') && !path.startsWith('/es/brands/'))
}
