import { randomUUID } from 'node:crypto'

const PREFIX = 'voix-render:'
const MOST = 2000

/**
 * @typedef {{ html: string, policy: string | null }} RenderedHead `policy`: the Content-Security-Policy of an answer with it; `null`: the
 *   one that all answers have
 */

/**
 * What a render under way shows. Next hands a page's tags over as one header of limited length; so a page carries one tag,
 * the name of its render, and everything else stands here until the page is stored.
 *
 * @typedef {object} Render
 * @property {string} id
 * @property {string} tag the one that Next carries
 * @property {string | null} snapshot `null`: the database could not be asked
 * @property {Set<string>} tags
 * @property {number | null} status 404 for a page that says that there is none, 500 and the like for one that could not be made
 * @property {boolean} isLean whether it is stored without Next's scripts
 * @property {RenderedHead | null} head what the page's head holds beside
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
    // Dynamic renders are never stored: the oldest make room.
    for (const oldest of this.#renders.keys()) {
      if (this.#renders.size <= MOST) break
      this.#renders.delete(oldest)
    }
    return render
  }

  /**
   * The render that a page's tag header names.
   *
   * @param {unknown} header `x-next-cache-tags`
   * @returns {Render | null | undefined} `undefined` when it names none, `null` when that render is not known any more
   */
  take(header) {
    const render = this.of(header)
    if (render) this.#renders.delete(render.id)
    return render
  }

  /** The same, which stays known. @param {unknown} header @returns {Render | null | undefined} */
  of(header) {
    const tag = typeof header === 'string' ? header.split(',').find((name) => name.startsWith(PREFIX)) : undefined
    return tag === undefined ? undefined : (this.#renders.get(tag.slice(PREFIX.length)) ?? null)
  }
}

/** Whether Next is asked to keep the empty call that only carries a render's tag. @param {readonly string[] | undefined} tags */
export function isRenderTag(tags) {
  return tags?.some((tag) => tag.startsWith(PREFIX)) ?? false
}
