import { toast } from '@payloadcms/ui'
import { refusedDrafts } from '../drafts/createDrafts'
import { saveActionInfo } from '../save/saveActions'
import type { SaveAction } from '../save/types'
import type { StudioSession } from '../state/session'

/**
 * Saves, and says so when it is done. What goes wrong stands in the notice. Texts that the page does not take are no part of it: a
 * draft is saved without them, and nothing is published while somebody looks at something else than visitors would.
 */
export async function saveAndTell({ session, action }: { session: StudioSession; action: SaveAction }): Promise<void> {
  const { drafts, save, store } = session
  const { done, publishes } = saveActionInfo(action)
  drafts.commit()
  const isRefused = refusedDrafts({ drafts: drafts.store.getState().drafts, tree: store.getState().tree }).length > 0
  drafts.tell(isRefused ? (publishes ? 'refused' : 'left-out') : null)
  if (isRefused && publishes) return
  if (await save.run(action)) toast.success(done)
}
