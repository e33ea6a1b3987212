import type { StudioStore } from '../model'
import type { SaveControl } from '../model/saving'

/** Where visitors find the page; `null`: nowhere. */
export interface LivePath {
  path: string | null
}

/** A draft may have another path already: what is saved is live when the newest version is. Others' publishes are told by `startLive`. */
export function createLivePath({
  store,
  save,
  path,
}: {
  store: Pick<StudioStore, 'getState'>
  save: Pick<SaveControl, 'store'>
  path: string | null
}): LivePath {
  const live: LivePath = { path }
  save.store.subscribe(({ status, phase }) => {
    if (status === 'published' && phase === 'idle') live.path = store.getState().saved.page.path
  })
  return live
}
