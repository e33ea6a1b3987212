import { toast } from '@payloadcms/ui'
import { pasteText } from '../session/clipboard/paste'
import { openPalette } from './addCommands'
import { commandOfKey } from './commandOfKey'
import { allCommands } from './registry'
import type { Command } from './types'
import type { PreviewRequest } from '../sync'
import type { StudioSession } from '../session/session'
import { readable } from '../describe/readable'

/** Does what a preview asks for. Commands and edits check by themselves who may do what. */
export function answerRequest({ session, request }: { session: StudioSession; request: PreviewRequest }): void {
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
      return session.edit.add({ blockType: request.slice, place: request.place })
    case 'paste':
      if (session.boot.canEdit) pasteText({ session, text: request.text, isInside: false })
      return
    case 'refused':
      return void toast.error(readable(session, request.reason))
    case 'endTyping':
      return session.store.seal()
    case 'drawn':
      return session.screen.show()
  }
}

function run({ session, command }: { session: StudioSession; command: Command | undefined }): void {
  if (command?.enabled(session) === true) command.run(session)
}
