import { sampleEach } from '../../../scripts/lib/testing/lane.mjs'
import { sitemapPaths } from '../../../scripts/lib/sitemapPaths.mjs'
import { postPath, posts } from '../../../src/content/demo/data/posts'
import { spanishTexts } from '../../../src/content/demo/data/spanish'
import { adminToken } from './sessions'

/**
 * Returns paths of the demo's sitemap: one page of each layout, one that shows a document and one in Spanish; in `npm
 * run test:all` every page. Excludes pages of tests and translated copies of a page.
 */
export async function demoPages(baseURL: string): Promise<string[]> {
  const twins = new Set([...Object.keys(spanishTexts), ...posts.map(postPath)].map((path) => `/es${path}`))
  const layouts = await layoutsByPath(baseURL)
  const paths = (await sitemapPaths(baseURL)).filter((path) => !path.startsWith('/e2e') && !twins.has(path))
  return sampleEach(paths, (path) => (/^\/es(?:\/|$)/.test(path) ? 'Spanish' : (layouts.get(path) ?? 'a document')))
}

async function layoutsByPath(baseURL: string): Promise<Map<string, string>> {
  // Reads with the rights of staff: the API limits the documents per request for visitors.
  const headers = { Authorization: `JWT ${await adminToken({ baseURL })}` }
  const answer = await fetch(`${baseURL}/api/pages?limit=1000&depth=0&select[path]=true&select[layout]=true`, {
    headers,
  })
  const { docs } = (await answer.json()) as { docs: { path: string; layout: string }[] }
  return new Map(docs.map(({ path, layout }) => [path, layout]))
}
