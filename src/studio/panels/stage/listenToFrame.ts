import { listenToClipboard, listenToWheel } from '../../commands/windowGestures'
import type { StudioSession } from '../../session/session'

/**
 * Clipboard and wheel of the frame's document, whose events do not reach the studio's window. Keys come as messages, from a preview in
 * a window of its own as well; these two cannot: the clipboard's contents are there during the event only.
 */
export function listenToFrame({ session, target }: { session: StudioSession; target: Window }): void {
  listenToClipboard({ session, target })
  listenToWheel({ session, target })
}
