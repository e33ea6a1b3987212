/**
 * The path of every page that a running site's sitemap names, once each, those of the sitemaps in it too.
 *
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
