import { toast } from '@payloadcms/ui'
import { saveActionInfo } from '../save/saveActions'
import type { SaveAction } from '../save/types'
import type { StudioSession } from '../state/session'

/** Saves, and says so when it is done. What goes wrong stands in the notice. */
export async function saveAndTell({ session, action }: { session: StudioSession; action: SaveAction }): Promise<void> {
  if (await session.save.run(action)) toast.success(saveActionInfo(action).done)
}
