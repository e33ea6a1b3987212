import type { Payload } from 'payload'
import { headHtml, headSources, type HeadSources, type HeadTag } from '../../collections/core/headTag'
import { slugsOf } from '../../options/getVoix'
import { createRedirectFinder } from '../../tree'
import type { RenderedHead } from '../cache/renders.mjs'
import { contentSources } from '../security/contentSources'
import { frameHosts } from '../security/frameHosts'
import { contentSecurityPolicy } from '../security/headers.mjs'

interface StoredHeadTag extends HeadTag {
  appliesTo: 'all' | 'layouts' | 'paths'
  layouts?: readonly string[] | null
  paths?: readonly string[] | null
}

interface PagePlace {
  payload: Payload
  /** `null`: there is no page at the path. */
  layout: string | null
  path: string
}

/** What administrators have put into the head of this page, oldest first. `null`: nothing. */
export async function loadHead(
  { payload, layout, path }: PagePlace,
  addTag: (tag: string) => void,
): Promise<RenderedHead | null> {
  const slug = slugsOf({ payload })['head-tags']
  addTag(slug)
  // system: administrators put them there for everybody.
  const { docs } = await payload.find({
    collection: slug,
    where: { enabled: { equals: true } },
    sort: ['createdAt', 'id'],
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  const tags = (docs as unknown as StoredHeadTag[]).filter((tag) => isFor(tag, { layout, path }))
  if (tags.length === 0) return null
  const more = together(tags.map(headSources))
  const isUsual = Object.values(more).every((sources) => sources.length === 0)
  const all = { ...more, 'script-src': [...(more['script-src'] ?? []), ...contentSources()] }
  return {
    html: tags.map(headHtml).join(''),
    policy: isUsual ? null : contentSecurityPolicy({ isDevelopment: false, frameHosts: frameHosts(), more: all }),
  }
}

function isFor({ appliesTo, layouts, paths }: StoredHeadTag, page: Pick<PagePlace, 'layout' | 'path'>): boolean {
  if (appliesTo === 'layouts') return page.layout !== null && (layouts?.includes(page.layout) ?? false)
  if (appliesTo === 'all') return true
  const find = createRedirectFinder((paths ?? []).map((from) => ({ from, host: null })))
  return find({ host: null, path: page.path }) !== null
}

function together(all: readonly HeadSources[]): Record<string, string[]> {
  const names = Object.keys(all[0] ?? {}) as (keyof HeadSources)[]
  return Object.fromEntries(names.map((name) => [name, all.flatMap((sources) => sources[name])]))
}
