import { readFileSync } from 'node:fs'
import path from 'node:path'
import { responseCache } from './responseCache.mjs'
import { toEntryHeader } from './entryHeader.mjs'
import { keepFolders } from './folder.mjs'
import { readParts, toLean } from '../../islands/lean.mjs'
import { PageStore } from './pageStore.mjs'
import { isRenderTag } from './renders.mjs'
import { shared } from './shared.mjs'

/** Images are the same in every build (image/imageEndpoint.ts). */
const IMAGES = 'images'
/** The kinds of entries that are a whole response. */
const WHOLE = ['APP_PAGE', 'APP_ROUTE']
const TAGS_HEADER = 'x-next-cache-tags'

/**
 * Next's `cacheHandler`. A cached page is served if none of its tags expired after its render began. Otherwise it
 * counts as missing, so that the very next visitor gets the new one.
 */
export default class VoixCacheHandler {
  #isBuild = process.env.NEXT_PHASE === 'phase-production-build'

  /** @param {{ serverDistDir?: string }} context */
  constructor({ serverDistDir }) {
    const own = responseCache()
    if (this.#isBuild || own.store) return
    // Next loads this module more than once, and passes the build to some instances only.
    const build = readBuildId(serverDistDir)
    if (build === null) return
    own.store = openStore(build)
    own.parts = readParts(serverDistDir)
  }

  /** @param {string} nextKey @param {{ kind?: string, tags?: string[], softTags?: string[] }} [context] */
  async get(nextKey, context = {}) {
    const { store, request: storage } = responseCache()
    if (!store || isRenderTag(context.tags)) return null
    const key = addressOf(nextKey)
    const tags = [...(context.tags ?? []), ...(context.softTags ?? [])]
    const entry = await store.get(key, tags)
    if (!entry) return null
    const request = storage.getStore()
    if (request && WHOLE.includes(entry.value.kind)) request.stamp = toEntryHeader(entry, tags)
    return { lastModified: entry.lastModified, value: entry.value, cacheControl: entry.cacheControl }
  }

  /** @param {string} nextKey @param {any} value @param {{ tags?: string[], cacheControl?: object }} [context] */
  async set(nextKey, value, context = {}) {
    const { store } = responseCache()
    if (!store || isRenderTag(context.tags)) return
    const key = addressOf(nextKey)
    if (!value) return store.delete(key)
    const header = value.headers?.[TAGS_HEADER]
    const render = shared().renders.of(header)
    if (value.kind === 'APP_PAGE' && render?.isLean) makeLean(key, value)
    if (value.kind === 'APP_PAGE' && render?.head) addHead(value, render.head)
    if (render && isFailed(render)) return answerOnly(value, render)
    const tags = [
      ...(typeof header === 'string' ? header.split(',') : []),
      ...(context.tags ?? []),
      ...(value.tags ?? []),
    ]
    await store.set(key, { value, cacheControl: context.cacheControl, tags, header })
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    if (!this.#isBuild) await shared().expiry.expire([tags].flat())
  }

  resetRequestCache() {}
}

/**
 * Returns the address of a page without the route that Next adds: no two routes render one page.
 * @param {string} nextKey
 */
function addressOf(nextKey) {
  return nextKey.replace(/^\/route-cache\/APP_PAGE\/[^$]*\$/, '')
}

/** @param {import('./renders.mjs').Render} render */
function isFailed({ status, snapshot }) {
  return snapshot === null || (status !== null && status !== 404)
}

/** A failed page is sent once and never cached. @param {any} value @param {import('./renders.mjs').Render} render */
function answerOnly(value, render) {
  shared().renders.take(value.headers[TAGS_HEADER])
  value.status = render.status ?? 500
  value.headers['cache-control'] = 'no-store'
}

/**
 * Next responds with this very object, so the first visitor gets the same page as is cached.
 *
 * @param {string} key
 * @param {{ html: string, rscData?: Buffer, segmentData?: Map<string, Buffer> }} page
 */
function makeLean(key, page) {
  const { parts } = responseCache()
  if (!parts || !page.rscData) return
  const lean = toLean({ html: page.html, flight: page.rscData.toString('utf8'), parts })
  if ('problem' in lean) return console.warn(`${key} is served with Next's scripts: ${lean.problem}.`)
  page.html = lean.html
  // A lean page never requests its RSC payload.
  page.rscData = Buffer.alloc(0)
  page.segmentData = undefined
}

/**
 * Adds the administrators' head tags. Next does not render them: they run on the public site only, never in development
 * nor in the preview.
 *
 * @param {{ html: string, headers?: Record<string, unknown> }} page
 * @param {import('./renders.mjs').RenderedHead} head
 */
function addHead(page, { html, policy }) {
  const at = page.html.indexOf('</head>')
  if (at < 0) return
  page.html = page.html.slice(0, at) + html + page.html.slice(at)
  if (policy !== null) page.headers = { ...page.headers, 'content-security-policy': policy }
}

/** Opens the pages of this build. Those of other builds are never served again. @param {string} build */
function openStore(build) {
  const dir = path.join(/* turbopackIgnore: true */ dataDir(), 'cache')
  keepFolders({ dir, names: [build, IMAGES] }).catch(() => {})
  return new PageStore({ dir: path.join(/* turbopackIgnore: true */ dir, build), ...shared() })
}

function dataDir() {
  return path.resolve(/* turbopackIgnore: true */ process.env.VOIX_DATA_DIR || '.data')
}

/** Returns `null` if the id is unknown. @param {string | undefined} serverDistDir `<distDir>/server` */
function readBuildId(serverDistDir) {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ serverDistDir ?? '', '..', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return process.env.NODE_ENV === 'development' ? 'development' : null
  }
}
