import { useEffect } from 'react'
import { allCommands } from './registry'
import type { PreviewRequest, StudioNotice } from '../sync'
import { onSliceDrag } from '../dom/sliceDrag'
import { useRevisions } from '../session/versions/useRevisions'
import { useSession } from '../session/session'
import { answerRequest } from './answerRequest'

/** Keeps the previews of the page in step while it is open, and does what they ask for. */
export function useStudioChannel(): void {
  const session = useSession()
  const version = useRevisions((state) => state.shown?.frame ?? null)
  useEffect(() => {
    const { channel, ui } = session
    const stop = channel.start({
      notices: [shortcutsNotice()],
      onRequest: (request) => {
        const isHarmless = HARMLESS.has(request.type)
        if (isHarmless || session.revisions.store.getState().shown === null) answerRequest({ session, request })
      },
    })
    const stopDrags = onSliceDrag((slice) => channel.tell({ type: 'sliceDrag', slice }))
    const stopHover = ui.subscribe(({ hovered: element }, before) => {
      if (element !== before.hovered) channel.tell({ type: 'hover', element })
    })
    return () => {
      stopDrags()
      stopHover()
      stop()
    }
  }, [session])
  // While an earlier version is looked at, previews follow that one.
  useEffect(() => session.channel.show(version), [session, version])
}

/** What may be asked for while an earlier version is looked at: commands check that by themselves. */
const HARMLESS: ReadonlySet<PreviewRequest['type']> = new Set<PreviewRequest['type']>(['command', 'key', 'drawn'])

const shortcutsNotice = (): StudioNotice => ({
  type: 'shortcuts',
  shortcuts: allCommands()
    .filter(({ isNative }) => !isNative)
    .flatMap(({ shortcuts = [], worksInInputs = false }) =>
      // Escape in a text that is edited in place belongs to the text.
      shortcuts.map((keys) => ({ keys, worksInInputs: worksInInputs && keys !== 'escape' })),
    ),
})
