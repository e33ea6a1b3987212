import { unstable_cache } from 'next/cache'
import type { RenderedHead } from '../cache/renders.mjs'
import { shared } from '../cache/shared.mjs'

export interface StartedRender {
  addTag: (tag: string) => void
  /** The page says that there is none: it is answered with status 404. */
  markMissing: () => void
  /** The page could not be made: it is answered with this status, and stored nowhere. */
  markFailed: (status: number) => void
  /** The page is stored with Next's scripts. */
  keepWhole: () => void
  /** What the stored page's head holds beside, and the policy that its answer carries for it. */
  addHead: (head: RenderedHead) => void
}

/**
 * Marks the render under way with the database's snapshot before its first read, and gives the page its tags. What commits
 * after this moment expires the page, however long the render takes.
 */
export async function startRender(): Promise<StartedRender> {
  return beginRender(await shared().expiry.look())
}

/** Marks the render of a page that could not be made because not even the database's snapshot could be asked for. */
export function startFailedRender(): Promise<StartedRender> {
  return beginRender(null)
}

async function beginRender(snapshot: string | null): Promise<StartedRender> {
  const render = shared().renders.begin({ snapshot })
  // Next collects tags from cached calls only: an empty one carries the render's name to the cache handler.
  await unstable_cache(async () => null, [render.id], { tags: [render.tag] })()
  return {
    addTag: (tag) => void render.tags.add(tag),
    markMissing: () => void (render.status = 404),
    markFailed: (status) => void (render.status = status),
    addHead: (head) => void (render.head = head),
    keepWhole: () => void (render.isLean = false),
  }
}
