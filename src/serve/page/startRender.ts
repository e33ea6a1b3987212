import { unstable_cache } from 'next/cache'
import type { RenderedHead } from '../cache/renders.mjs'
import { shared } from '../cache/shared.mjs'

export interface StartedRender {
  addTag: (tag: string) => void
  /** The page does not exist: it is sent with status 404. */
  markMissing: () => void
  /** The page could not be rendered: it is sent with this status and never cached. */
  markFailed: (status: number) => void
  /** The page is cached with Next's scripts. */
  keepWhole: () => void
  /** Adds tags to the head of the cached page, and sets the policy of its response. */
  addHead: (head: RenderedHead) => void
}

/**
 * Starts a render with the database's snapshot before its first read, and collects its tags. Commits after this moment
 * expire the page, however long the render takes.
 */
export async function startRender(): Promise<StartedRender> {
  return beginRender(await shared().expiry.look())
}

/** Starts the render of a page that failed because even the snapshot of the database could not be read. */
export function startFailedRender(): Promise<StartedRender> {
  return beginRender(null)
}

async function beginRender(snapshot: string | null): Promise<StartedRender> {
  const render = shared().renders.begin({ snapshot })
  // Next collects tags from cached calls only: an empty one passes the render's name to the cache handler.
  await unstable_cache(async () => null, [render.id], { tags: [render.tag] })()
  return {
    addTag: (tag) => void render.tags.add(tag),
    markMissing: () => void (render.status = 404),
    markFailed: (status) => void (render.status = status),
    addHead: (head) => void (render.head = head),
    keepWhole: () => void (render.isLean = false),
  }
}
