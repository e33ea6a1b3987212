import { useEffect } from 'react'
import { allCommands, changedLabels } from './registry'
import type { PreviewRequest, StudioNotice } from '../sync'
import { listen } from '../dom/listen'
import { draggedDetails, onSliceDrag } from '../dom/sliceDrag'
import { type StudioSession, useEditor, useSession } from '../session/session'
import { toast } from '@payloadcms/ui'
import type { ActionType } from '../model'
import type { UiState } from '../session/editorStore'
import { pasteText } from '../session/clipboard'
import { choosePictures, choosePicturesAt } from '../session/pictures/choosePictures'
import { addElement, openPalette } from './addCommands'
import { goToField, goToLink } from './goTo'
import { composeAt, goToThread } from './reviewing'
import { commandOfKey } from './keys'
import type { Command } from './command'

/** Synchronizes the previews of the page while it is open, and runs their requests. */
export function useStudioChannel(): void {
  const session = useSession()
  const version = useEditor((state) => state.versions.shown?.frame ?? null)
  useEffect(() => {
    const { channel, ui } = session
    const stop = channel.start({
      get notices() {
        return [commandsNotice(), shortcutsNotice(), visitorNotice(ui.getState())]
      },
      onRequest: (request) => {
        const isHarmless = HARMLESS.has(request.type)
        if (isHarmless || session.versions.store.getState().shown === null) answerRequest({ session, request })
      },
    })
    const stopDrags = onSliceDrag((slice) => channel.tell({ type: 'sliceDrag', slice }))
    const tellDragging = (dragging: boolean) => session.dispatch({ type: 'setCurrentState', session: { dragging } })
    const stopDragging = listen(document, { dragstart: () => tellDragging(true), dragend: () => tellDragging(false) })
    // A moved element stays selected, so previews would not scroll to it.
    const stopMoves = session.store.onDone(({ action, after }) => {
      const last = after.selection.elements.at(-1)
      if (action && MOVES.has(action.type) && last !== undefined) channel.tell({ type: 'show', element: last })
    })
    const stopHover = ui.subscribe((now, before) => {
      if (now.hovered !== before.hovered) channel.tell({ type: 'hover', element: now.hovered })
      if (now.visitor !== before.visitor) channel.tell(visitorNotice(now))
    })
    return () => {
      stopDrags()
      stopDragging()
      stopHover()
      stopMoves()
      stop()
    }
  }, [session])
  // While an earlier version is shown, previews follow it.
  useEffect(() => session.channel.show(version), [session, version])
}

const MOVES: ReadonlySet<ActionType> = new Set<ActionType>(['moveElement', 'moveElementIntoElement', 'setSlot'])

/** Requests allowed while an earlier version is shown. Commands check this themselves. */
const HARMLESS: ReadonlySet<PreviewRequest['type']> = new Set<PreviewRequest['type']>(['command', 'key', 'drawn'])

const visitorNotice = ({ visitor }: UiState): StudioNotice => ({
  type: 'visitor',
  visitor: visitor && { ...visitor, audiences: [...visitor.audiences], tags: visitor.tags.map((tag) => ({ ...tag })) },
})

const commandsNotice = (): StudioNotice => ({ type: 'commands', changed: changedLabels() })

const shortcutsNotice = (): StudioNotice => ({
  type: 'shortcuts',
  shortcuts: allCommands()
    .filter(({ isNative }) => !isNative)
    .flatMap(({ shortcuts = [], worksInInputs = false }) =>
      // Escape in a text that is edited in place belongs to the text.
      shortcuts.map((keys) => ({ keys, worksInInputs: worksInInputs && keys !== 'escape' })),
    ),
})

/** Runs a request of a preview. Commands and edits check permissions themselves. */
function answerRequest({ session, request }: { session: StudioSession; request: PreviewRequest }): void {
  switch (request.type) {
    case 'command':
      return run({ session, command: allCommands().find(({ id }) => id === request.command) })
    case 'key':
      return run({
        session,
        command: commandOfKey({ session, event: request.stroke, isTyping: request.isTyping, isOnPage: true }),
      })
    case 'choosePlace':
      if (session.boot.canEdit) openPalette({ session, place: request.place })
      return
    case 'addSlice':
      return void addElement({ session, blockType: request.slice, place: request.place, ...draggedDetails() })
    case 'paste':
      if (session.boot.canEdit) pasteText({ session, text: request.text, isInside: false })
      return
    case 'pictures':
      return choosePicturesAt(session, request)
    case 'refused':
      return void toast.error(request.reason)
    case 'editField':
      return goToField({ session, ...request })
    case 'chooseLink':
      if (session.boot.canEdit) goToLink({ session, ...request })
      return
    case 'said':
      return void toast.info(request.words)
    case 'editLink':
      return session.ui.setState({ textLink: request.link })
    case 'textPictures':
      return choosePictures(session, {
        ...request,
        onChoose: (ids) =>
          session.channel.tell({
            type: 'answer',
            answer: { type: 'pictures', relationTo: session.boot.collections.media, ids: [...ids] },
          }),
      })
    case 'annotate':
      return composeAt(session, request)
    case 'openThread':
      return goToThread(session, request.uuid)
    case 'endTyping':
      return session.store.seal()
    case 'drawn':
      return session.editor.show()
  }
}

function run({ session, command }: { session: StudioSession; command: Command | undefined }): void {
  if (command?.enabled(session) === true) command.run(session)
}
