import { DoorOpen, Rocket } from 'lucide-react'
import { toast } from '@payloadcms/ui'
import { findReleaseAddress } from '../api/releases'
import type { StudioSession } from '../session/session'
import { inGroup, type Command, type Enabled } from './command'

export const releaseCommands: readonly Command[] = inGroup('Page', {
  'preview-release': {
    label: 'Preview the site with the release',
    icon: Rocket,
    enabled: needsRelease,
    run: (session) => void preview(session),
  },
  'leave-release': {
    label: 'Leave the release',
    icon: DoorOpen,
    enabled: needsRelease,
    run: (session) => enterRelease(session, null),
  },
})

function needsRelease({ boot }: StudioSession): Enabled {
  return boot.release !== null || 'you work in no release'
}

/** Opens the page in a release, or outside of releases (`null`). The user is asked about unsaved changes first. */
export function enterRelease({ boot, ui }: StudioSession, id: string | null): void {
  ui.setState({ leavingTo: `${boot.adminRoute}/studio/${boot.pageId}?release=${encodeURIComponent(id ?? 'none')}` })
}

async function preview({ boot, store }: StudioSession): Promise<void> {
  if (!boot.release) return
  const { path } = store.getState().page
  const looked = await findReleaseAddress({ boot, id: boot.release.id, path })
  if (!looked.ok) return void toast.error(looked.message)
  window.open(looked.address, '_blank', 'noopener')
}
