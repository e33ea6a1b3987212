import { BookmarkPlus, ExternalLink, type LucideIcon, Save, Send, Zap } from 'lucide-react'
import { READER, type Command, type Enabled } from './command'
import { hasUnsaved, livingTexts } from '../session/pendingInput/createPendingInputs'
import { SAVE_ACTIONS, saveActionInfo } from '../session/save/saveActions'
import type { SaveAction } from '../../contract/saving'
import type { StudioSession } from '../session/session'
import { toast } from '@payloadcms/ui'
import { isDirty } from '../model'
import { isPattern, SECTION_KIND } from '../../tree'
import { isApproved } from '../model/review'
import { questionBefore } from './publishing'

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
const saveCommands: readonly Command[] = SAVE_ACTIONS.map(({ action, command, label, publishes }) => ({
  id: command,
  label,
  group: 'Page',
  icon: ICONS[action],
  shortcuts: SHORTCUTS[action],
  worksInInputs: true,
  enabled: (session) => enabled({ session, action, publishes }),
  run: (session) => void saveAndTell({ session, action }),
}))

export const pageCommands: readonly Command[] = [
  ...saveCommands,
  {
    id: 'view-page',
    label: 'View page',
    group: 'Page',
    icon: ExternalLink,
    enabled: (session) => {
      if (session.store.getState().page.kind === SECTION_KIND) return 'a shared section has no address of its own'
      if (session.save.store.getState().status === 'draft') return 'it is not published yet'
      return !isPattern(livePathOf(session)) || 'it shows documents, each at an address of its own'
    },
    run: (session) => window.open(livePathOf(session), '_blank', 'noopener'),
  },
]

function livePathOf({ save, store }: StudioSession): string {
  return save.store.getState().livePath ?? store.getState().saved.page.path
}

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
  if (!boot.canEdit) return READER
  if (!boot.saveActions[action])
    return boot.release ? `the release “${boot.release.name}” publishes it` : 'switched off on this site'
  const reason = publishes ? missingApproval(session) : null
  if (reason !== null) return reason
  if (hasUnsaved(session.getState())) return true
  const { status, isKept } = save.store.getState()
  if (publishes) return status !== 'published' || 'everything is published'
  if (action === 'saveVersionForLater') return !isKept || 'this version is kept already'
  return 'everything is saved'
}

/**
 * Returns why the page lacks an approval that the site requires; `null` if it can be published. The server checks it
 * too.
 */
function missingApproval(session: StudioSession): string | null {
  const { isAdministrator, review } = session.boot
  if (!review.required || (isAdministrator && review.administratorsMayOverride)) return null
  if (hasUnsaved(session.getState())) return 'save your changes as a draft, and have them approved'
  return isApproved(session.store.getState()) ? null : 'it has not been approved: ask for a review'
}

interface Saving {
  session: StudioSession
  action: SaveAction
  /** The editor has confirmed the findings before publishing. */
  isConfirmed?: boolean
}

/**
 * Saves and reports the result; returns whether it succeeded. Invalid texts are left out of a draft and block
 * publishing. Before publishing, the editor is asked to confirm open findings.
 */
export async function saveAndTell({ session, action, isConfirmed: isConfirmed = false }: Saving): Promise<boolean> {
  const { input, save, store, ui } = session
  const { done, publishes } = saveActionInfo(action)
  input.commit()
  const left = livingTexts({ texts: input.store.getState().texts, tree: store.getState().tree })
  const isRefused = publishes && left.some(([, { problem }]) => problem !== null)
  input.tell(isRefused ? 'refused' : left.length > 0 ? 'left-out' : null)
  if (isRefused || (left.length > 0 && action === 'saveDraft' && !isDirty(store.getState()))) return false
  const publishing = publishes && !isConfirmed ? await questionBefore({ session, action }) : null
  if (publishing) {
    ui.setState({ publishing })
    return false
  }
  const isDone = await save.run(action)
  if (isDone) toast.success(done)
  return isDone
}
