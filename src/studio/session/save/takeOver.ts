import { diff, type StudioStore } from '../../model'
import { openPage } from '../../api/openPage'
import { copyOf, toMessage } from './adoptAnswer'

/**
 * Takes over what others have saved meanwhile; where they changed what was changed here too, that is contested then. Returns a
 * sentence when the page could not be read; nothing has changed then.
 */
export async function takeOver({
  store,
  apiRoute,
  pageId,
}: {
  store: StudioStore
  apiRoute: string
  pageId: string
}): Promise<string | null> {
  const opening = await openPage({ apiRoute, pageId })
  if (!opening.ok) return opening.message
  const { page, rows, rev } = opening.opened
  const patch = diff(store.getState().saved, copyOf({ page, rows }))
  store.dispatch({ type: 'patchPage', source: 'remote', rev, patch: toMessage(patch ?? {}) })
  return null
}
