import { BookmarkPlus, Save, Send, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { hasUnsaved } from '../session/pendingInput/hasUnsaved'
import { SAVE_ACTIONS } from '../session/save/saveActions'
import type { SaveAction } from '../model/saving'
import type { StudioSession } from '../session/session'
import { saveAndTell } from './saveAndTell'
import type { Command, Enabled } from './types'

const ICONS: Record<SaveAction, LucideIcon> = {
  saveDraft: Save,
  saveVersionForLater: BookmarkPlus,
  savePublishVersion: Send,
  quickSave: Zap,
}

const SHORTCUTS: Record<SaveAction, readonly string[]> = {
  saveDraft: ['mod+s'],
  saveVersionForLater: ['mod+alt+s'],
  savePublishVersion: ['mod+shift+s'],
  quickSave: ['mod+shift+alt+s'],
}

/** The four ways to save. */
export const saveCommands: readonly Command[] = SAVE_ACTIONS.map(({ action, command, label, publishes }) => ({
  id: command,
  label,
  group: 'Page',
  icon: ICONS[action],
  shortcuts: SHORTCUTS[action],
  worksInInputs: true,
  enabled: (session) => enabled({ session, action, publishes }),
  run: (session) => void saveAndTell({ session, action }),
}))

function enabled({
  session,
  action,
  publishes,
}: {
  session: StudioSession
  action: SaveAction
  publishes: boolean
}): Enabled {
  const { boot, save } = session
  if (!boot.canEdit) return 'you may look at this page but not change it'
  if (!boot.saveActions[action]) return 'switched off on this site'
  if (hasUnsaved(session)) return true
  const { status, isKept } = save.store.getState()
  if (publishes) return status !== 'published' || 'everything is published'
  if (action === 'saveVersionForLater') return !isKept || 'this version is kept already'
  return 'everything is saved'
}
