/**
 * Returns the paths of all pages in a running site's sitemap, including nested sitemaps, without duplicates.
 * @param {string} baseURL
 * @returns {Promise<string[]>}
 */
export async function sitemapPaths(baseURL) {
  const found = await read('/sitemap.xml')
  const nested = found.filter((path) => path.endsWith('.xml'))
  return [...new Set(nested.length > 0 ? (await Promise.all(nested.map(read))).flat() : found)]

  /** @param {string} path */
  async function read(path) {
    const text = await (await fetch(new URL(path, baseURL))).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  }
}
