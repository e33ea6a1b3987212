import { randomUUID } from 'node:crypto'

const PREFIX = 'voix-render:'
const MOST = 2000

/**
 * @typedef {{ html: string, policy: string | null }} RenderedHead `policy`: the Content-Security-Policy of a response
 *   with this head; `null`: that of all responses
 */

/**
 * A render in progress. Next passes the tags of a page in one header of limited length, so a page carries only the tag
 * that names its render, and the rest is kept here until the page is stored.
 *
 * @typedef {object} Render
 * @property {string} id
 * @property {string} tag the one that Next carries
 * @property {string | null} snapshot `null`: the database was not reachable
 * @property {Set<string>} tags
 * @property {number | null} status 404 for a missing page, 500 and the like for a failed one
 * @property {boolean} isLean whether it is cached without Next's scripts
 * @property {RenderedHead | null} head additional tags of the page's head
 */
export class Renders {
  /** @type {Map<string, Render>} */
  #renders = new Map()

  /**
   * @param {{ snapshot: string | null }} start the database's snapshot before the first read
   * @returns {Render}
   */
  begin({ snapshot }) {
    const id = randomUUID()
    /** @type {Render} */
    const render = { id, tag: PREFIX + id, snapshot, tags: new Set(), status: null, isLean: true, head: null }
    this.#renders.set(id, render)
    // Dynamic renders are never stored: the oldest are evicted.
    for (const oldest of this.#renders.keys()) {
      if (this.#renders.size <= MOST) break
      this.#renders.delete(oldest)
    }
    return render
  }

  /**
   * Returns the render that a page's tag header names, and forgets it.
   *
   * @param {unknown} header `x-next-cache-tags`
   * @returns {Render | null | undefined} `undefined` if the header names none, `null` if that render is no longer known
   */
  take(header) {
    const render = this.of(header)
    if (render) this.#renders.delete(render.id)
    return render
  }

  /** Like `take`, but the render stays known. @param {unknown} header @returns {Render | null | undefined} */
  of(header) {
    const tag = typeof header === 'string' ? header.split(',').find((name) => name.startsWith(PREFIX)) : undefined
    return tag === undefined ? undefined : (this.#renders.get(tag.slice(PREFIX.length)) ?? null)
  }
}

/** Whether the entry is the empty call that only carries a render's tag. @param {readonly string[] | undefined} tags */
export function isRenderTag(tags) {
  return tags?.some((tag) => tag.startsWith(PREFIX)) ?? false
}
