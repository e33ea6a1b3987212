import { toast } from '@payloadcms/ui'
import { isDirty } from '../core'
import { livingDrafts } from '../drafts/createDrafts'
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
  const left = livingDrafts({ drafts: drafts.store.getState().drafts, tree: store.getState().tree })
  const isRefused = publishes && left.some(([, { problem }]) => problem !== null)
  drafts.tell(isRefused ? 'refused' : left.length > 0 ? 'left-out' : null)
  if (isRefused || (left.length > 0 && action === 'saveDraft' && !isDirty(store.getState()))) return
  if (await save.run(action)) toast.success(done)
}
