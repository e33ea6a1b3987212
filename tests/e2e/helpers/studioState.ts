import type { BrowserContext, Page } from '@playwright/test'
import type { TestRow } from './studio'
import { tapChannels, type TappedMessage } from './channelTap'

/** A row of the studio's state. */
export type StateRow = TestRow & { element: { parent: string | null; slot: string; enabled: boolean } }

export interface StudioState {
  page: Record<string, unknown>
  rows: StateRow[]
  selection: { elements: string[] }
  session: { loading: boolean; dragging: boolean }
}

/**
 * Requests the studio's state, as a second preview window does: the edited page, not the screen. Call it before the
 * studio opens, and the returned function once it is open.
 */
export async function watchState(context: BrowserContext): Promise<() => Promise<StudioState>> {
  const tap = await tapChannels(context)
  const watcher = context.pages().at(-1)
  if (!watcher) throw new Error('There is no window to listen in.')
  let known: TappedMessage | undefined
  let seq = 0
  return async () => {
    known ??= await tap.firstWord()
    return askFor({ watcher, adminId: tap.adminId, known, seq: ++seq })
  }
}

interface Question {
  watcher: Page
  adminId: string
  known: TappedMessage
  seq: number
}

function askFor({ watcher, adminId, known: { token, protocol, from: to }, seq }: Question): Promise<StudioState> {
  const question = { kind: 'needState', to, rev: null, token, protocol, from: 'watcher', seq }
  return watcher.evaluate(
    async ({ question, names }) => {
      const { channels } = Reflect.get(window, 'voixTap') as { channels: Map<string, BroadcastChannel> }
      const [asking, answering] = [channels.get(names.asking), channels.get(names.answering)]
      if (!asking || !answering) throw new Error('The channels are not open.')
      const answer = new Promise<StudioState>((resolve) => {
        const listen = ({ data }: MessageEvent<{ from: string; state: StudioState }>) => {
          if (data.from !== question.to) return
          answering.removeEventListener('message', listen)
          resolve(data.state)
        }
        answering.addEventListener('message', listen)
      })
      asking.postMessage({ ...question, sentAt: Date.now() })
      return answer
    },
    { question, names: { asking: `voix-needState-${adminId}`, answering: `voix-fullState-${adminId}` } },
  )
}
