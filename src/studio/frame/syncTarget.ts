/** Whom a preview follows. */
export interface SyncTarget {
  /** The studio in whose frame it stands; `null`: a window of its own, which follows whichever studio there is. */
  studioId: string | null
}

/** Sync is active in the studio's frame and where `voix-sync` is in the address; `null` everywhere else. */
export function syncTarget({ frameElement, location }: Pick<Window, 'frameElement' | 'location'>): SyncTarget | null {
  const studioId = frameElement?.getAttribute('data-studio-id') ?? null
  if (studioId !== null) return { studioId }
  return new URLSearchParams(location.search).has('voix-sync') ? { studioId: null } : null
}
