/** Whom a preview follows. */
export interface SyncTarget {
  /** The studio in whose frame it stands; `null`: a window of its own, which follows whichever studio there is. */
  studioId: string | null
}

type Place = Pick<Window, 'frameElement' | 'location'>

/** Sync is active in the studio's frame and where `voix-sync` is in the address; `null` everywhere else. */
export function syncTarget({ frameElement, location }: Place): SyncTarget | null {
  const studioId = frameElement?.getAttribute(STUDIO_ID) ?? null
  if (studioId !== null) return { studioId }
  return new URLSearchParams(location.search).has('voix-sync') ? { studioId: null } : null
}

const STUDIO_ID = 'data-studio-id'

/** Calls back as soon as it is known whom to follow: the frame may be there before its studio is. What that answers is called at the end. */
export function onSyncTarget(place: Place, follow: (target: SyncTarget) => () => void): () => void {
  let stop: (() => void) | undefined
  const look = () => {
    const target = stop ? null : syncTarget(place)
    if (!target) return
    changes?.disconnect()
    stop = follow(target)
  }
  const changes = place.frameElement && new MutationObserver(look)
  if (place.frameElement) changes?.observe(place.frameElement, { attributeFilter: [STUDIO_ID] })
  look()
  return () => {
    changes?.disconnect()
    stop?.()
  }
}
