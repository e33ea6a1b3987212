/** Every public page of the demo, from its own sitemap. */
export async function demoPaths(baseURL: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', baseURL))).text()
  const nested = [...sitemap.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  const texts = nested.length
    ? await Promise.all(nested.map(async (path) => (await fetch(new URL(path, baseURL))).text()))
    : [sitemap]
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname),
  )
  return [...new Set(paths)].filter((path) => !path.startsWith('/e2e'))
}
