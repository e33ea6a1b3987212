import { getPayload } from 'payload'
import { getVoix } from '../../options/getVoix'
import type { Signal } from '../../render/types'
import { normalizePath, type ConditionsSettings, type Tag } from '../../tree'
import { responseCache } from '../cache/responseCache.mjs'
import type { StoredPage } from '../cache/pageStore.mjs'
import { buildId } from '../../options/buildId'
import { loadHead } from '../page/loadHead'
import { cacheKey } from '../address/cacheKey'
import { loadPage, type LoadOptions, type PageRequest } from '../page/loadPage'
import { siteOrFirst } from '../address/sites'

/** The content of `/voix-debug`: the server, and one page as a visitor without a session gets it. */
export interface Debug {
  server: { build: string; node: string; process: number; upFor: number; memory: number }
  request: Required<PageRequest>
  sites: readonly { id: number; name: string }[]
  layouts: readonly string[]
  /** `null`: no page is at this address. */
  page: DebugPage | null
  /** Milliseconds to load everything that the page shows. */
  loadedIn: number
  /** The tags that expire the page. */
  tags: readonly string[]
  head: string
  /** The cache entry; `null`: not cached, `undefined`: this server caches no pages. */
  stored: StoredPage | null | undefined
  cache: { pages: number; bytes: number } | null
}

export interface DebugPage {
  id: string
  title: string
  layout: string
  languageCode: string
  updatedAt: string
  /** The tags of interest that a visit counts. */
  points: readonly Tag[]
  signals: readonly Signal[]
  elements: readonly DebugElement[]
}

export interface DebugElement {
  id: string
  slice: string
  conditions: ConditionsSettings
  /** How often its query repeats it; `null`: it has no query. */
  repeated: number | null
}

type Query = Record<string, string | string[] | undefined>

/** @param query `path`, `site` and `layout` of the address */
export async function readDebug(options: LoadOptions, query: Query): Promise<Debug> {
  const payload = await getPayload({ config: options.config })
  const { sites } = getVoix(payload.config)
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  const layouts = Object.keys(options.layouts)
  const request = {
    siteId: siteOrFirst(sites, Number(text('site')) || 0),
    path: String(normalizePath(text('path') || '/')),
    layout: layouts.find((name) => name === text('layout')) ?? null,
  }
  const tags = new Set<string>()
  const start = performance.now()
  const loaded = await loadPage(request, options, (tag) => void tags.add(tag))
  const loadedIn = performance.now() - start
  const layout = loaded?.view.context.layout ?? null
  const head = await loadHead({ payload, layout, path: request.path }, (tag) => void tags.add(tag))
  const { store } = responseCache()
  return {
    server: {
      build: await buildId(),
      node: process.version,
      process: process.pid,
      upFor: process.uptime(),
      memory: process.memoryUsage.rss(),
    },
    request: request,
    sites,
    layouts,
    page: loaded && toDebugPage(loaded),
    loadedIn,
    tags: [...tags].sort(),
    head: head?.html ?? '',
    stored: store ? await store.look(cacheKey(request)) : undefined,
    cache: store?.size ?? null,
  }
}

function toDebugPage({ view, signals }: NonNullable<Awaited<ReturnType<typeof loadPage>>>): DebugPage {
  const { page, rows, resolution, context } = view
  return {
    id: page.id,
    title: page.title,
    layout: context.layout,
    languageCode: context.languageCode,
    updatedAt: page.updatedAt,
    points: page.tags,
    signals,
    elements: rows.map(({ id, blockType, element }) => ({
      id,
      slice: blockType,
      conditions: element.conditionsSettings,
      repeated: element.modelQuery ? (resolution[id]?.repeat?.length ?? 0) : null,
    })),
  }
}
