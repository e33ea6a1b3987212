import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keepFolders } from './folder.mjs'
import { PageStore } from './pageStore.mjs'
import { isRenderTag } from './renders.mjs'
import { shared } from './shared.mjs'

/** Pictures are the same in every build (image/imageEndpoint.ts). */
const IMAGES = 'images'
const TAGS_HEADER = 'x-next-cache-tags'

/** @type {PageStore | undefined} */
let store

/**
 * Next's `cacheHandler`. A stored page is served as long as none of its tags expired after the render that made it began;
 * an expired one is no page at all, so that the very next visitor sees the new one.
 */
export default class VoixCacheHandler {
  #isBuild = process.env.NEXT_PHASE === 'phase-production-build'

  /** @param {{ serverDistDir?: string }} context */
  constructor({ serverDistDir }) {
    if (this.#isBuild || store) return
    const dir = path.join(/* turbopackIgnore: true */ dataDir(), 'cache')
    const build = readBuildId(serverDistDir)
    store = new PageStore({ dir: path.join(/* turbopackIgnore: true */ dir, build), ...shared() })
    keepFolders({ dir, names: [build, IMAGES] }).catch(() => {})
  }

  /** @param {string} key @param {{ kind?: string, tags?: string[], softTags?: string[] }} [context] */
  async get(key, context = {}) {
    if (!store || isRenderTag(context.tags)) return null
    const entry = await store.get(key, [...(context.tags ?? []), ...(context.softTags ?? [])])
    if (!entry) return null
    return { lastModified: entry.lastModified, value: entry.value, cacheControl: entry.cacheControl }
  }

  /** @param {string} key @param {any} value @param {{ tags?: string[], cacheControl?: object }} [context] */
  async set(key, value, context = {}) {
    if (!store || isRenderTag(context.tags)) return
    if (!value) return store.delete(key)
    const header = value.headers?.[TAGS_HEADER]
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

function dataDir() {
  return path.resolve(/* turbopackIgnore: true */ process.env.VOIX_DATA_DIR || '.data')
}

/** @param {string | undefined} serverDistDir `<distDir>/server` */
function readBuildId(serverDistDir) {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ serverDistDir ?? '', '..', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return 'development'
  }
}
