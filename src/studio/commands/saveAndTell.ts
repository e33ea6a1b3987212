import { toast } from '@payloadcms/ui'
import { isDirty } from '../model'
import { livingDrafts } from '../session/pendingInput/createDrafts'
import { saveActionInfo } from '../session/save/saveActions'
import type { SaveAction } from '../model/saving'
import type { StudioSession } from '../session/session'

/**
 * Saves, and says so when it is done. What goes wrong stands in the notice. Texts that the page does not take are no part of it: a
 * draft is saved without them, and nothing is published while somebody looks at something else than visitors would.
 */
export async function saveAndTell({ session, action }: { session: StudioSession; action: SaveAction }): Promise<void> {
  const { drafts, save, store } = session
  const { done, publishes } = saveActionInfo(action)
  drafts.commit()
  const left = livingDrafts({ drafts: drafts.store.getState().drafts, tree: store.getState().tree })
  const isRefused = publishes && left.some(([, { problem }]) => problem !== null)
  drafts.tell(isRefused ? 'refused' : left.length > 0 ? 'left-out' : null)
  if (isRefused || (left.length > 0 && action === 'saveDraft' && !isDirty(store.getState()))) return
  if (await save.run(action)) toast.success(done)
}
