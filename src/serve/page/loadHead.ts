import type { Payload } from 'payload'
import { headHtml, headSources, type HeadSources, type HeadTag } from '../../collections/core/headTag'
import { slugsOf } from '../../options/getVoix'
import { matchesPath } from '../../tree'
import type { RenderedHead } from '../cache/renders.mjs'
import { contentSources } from '../security/contentSources'
import { frameHosts } from '../security/frameHosts'
import { contentSecurityPolicy } from '../security/headers.mjs'

interface StoredHeadTag extends HeadTag {
  id: string | number
  name: string
  enabled?: boolean | null
  appliesTo: 'all' | 'layouts' | 'paths'
  layouts?: readonly string[] | null
  paths?: readonly string[] | null
}

/** A head tag, whether a page gets it, and a sentence that says why. */
export interface JudgedHeadTag {
  tag: StoredHeadTag
  isShown: boolean
  why: string
}

interface PagePlace {
  payload: Payload
  /** `null`: no page is at the path. */
  layout: string | null
  path: string
}

/** Returns the administrators' tags for the head of a page, oldest first, or `null`. */
export async function loadHead(
  { payload, layout, path }: PagePlace,
  addTag: (tag: string) => void,
): Promise<RenderedHead | null> {
  addTag(slugsOf({ payload })['head-tags'])
  const judged = await judgeHeadTags({ payload, layout, path })
  const tags = judged.flatMap(({ tag, isShown }) => (isShown ? [tag] : []))
  if (tags.length === 0) return null
  const more = together(tags.map(headSources))
  const isUsual = Object.values(more).every((sources) => sources.length === 0)
  const all = { ...more, 'script-src': [...(more['script-src'] ?? []), ...contentSources()] }
  return {
    html: tags.map(headHtml).join(''),
    policy: isUsual ? null : contentSecurityPolicy({ isDevelopment: false, frameHosts: frameHosts(), more: all }),
  }
}

/** Returns all head tags in the order in which a page gets them: oldest first. */
export async function judgeHeadTags({ payload, layout, path }: PagePlace): Promise<JudgedHeadTag[]> {
  // system: administrators add head tags for all visitors.
  const { docs } = await payload.find({
    collection: slugsOf({ payload })['head-tags'],
    sort: ['createdAt', 'id'],
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  return (docs as unknown as StoredHeadTag[]).map((tag) => ({ tag, ...judge(tag, { layout, path }) }))
}

function judge(tag: StoredHeadTag, page: Pick<PagePlace, 'layout' | 'path'>): Omit<JudgedHeadTag, 'tag'> {
  const { appliesTo, enabled, layouts, paths } = tag
  if (!enabled) return { isShown: false, why: 'It is switched off.' }
  if (appliesTo === 'all') return { isShown: true, why: 'It is for all pages.' }
  if (appliesTo === 'layouts') {
    const names = (layouts ?? []).join(', ') || 'none'
    const isShown = page.layout !== null && (layouts?.includes(page.layout) ?? false)
    return { isShown, why: `It is for the layouts ${names}; the page has ${page.layout ?? 'none'}.` }
  }
  const found = paths?.find((pattern) => matchesPath({ pattern, path: page.path }))
  return found !== undefined
    ? { isShown: true, why: `It is for the path ${found}.` }
    : { isShown: false, why: `It is for the paths ${(paths ?? []).join(', ') || 'none'}.` }
}

function together(all: readonly HeadSources[]): Record<string, string[]> {
  const names = Object.keys(all[0] ?? {}) as (keyof HeadSources)[]
  return Object.fromEntries(names.map((name) => [name, all.flatMap((sources) => sources[name])]))
}
