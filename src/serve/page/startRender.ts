import { unstable_cache } from 'next/cache'
import { shared } from '../cache/shared.mjs'

export interface StartedRender {
  addTag: (tag: string) => void
  /** The page says that there is none: it is answered with status 404. */
  markMissing: () => void
}

/**
 * Marks the render under way with the database's snapshot before its first read, and gives the page its tags. What commits
 * after this moment expires the page, however long the render takes.
 */
export async function startRender(): Promise<StartedRender> {
  const { expiry, renders } = shared()
  const render = renders.begin({ snapshot: await expiry.look() })
  // Next collects tags from cached calls only: an empty one carries the render's name to the cache handler.
  await unstable_cache(async () => null, [render.id], { tags: [render.tag] })()
  return { addTag: (tag) => void render.tags.add(tag), markMissing: () => void (render.status = 404) }
}
