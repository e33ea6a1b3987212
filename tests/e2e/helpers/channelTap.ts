import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { PageDiff } from '../../../src/tree'
import { ACTION_TYPES } from '../../../src/studio/model/reducer'
import { channelName, PLAIN_KINDS } from '../../../src/studio/sync'

/** A message of the studio's channels, as it was sent. */
export interface TappedMessage {
  kind: string
  token: string
  from: string
  seq: number
  sentAt: number
  protocol: number
  to?: string | null
  action?: { type: string; [key: string]: unknown }
  /** The action that has made the change. */
  by?: string
  change?: PageDiff | null
}

export interface ChannelTap {
  /** Whose channels they are. */
  adminId: string
  /** Everything heard so far, on the channel of its name. */
  heard: () => Promise<{ channel: string; message: TappedMessage }[]>
  /** Posts anything on the channel of an action or kind of message. */
  post: (type: string, message: unknown) => Promise<void>
  /** The studio's first message, that it is here: it names the studio and its token. */
  firstWord: () => Promise<TappedMessage>
  /** Asks the studio for its page, as a second window does: it tells the channels nothing before. Returns when it has come. */
  greet: () => Promise<void>
}

const TYPES = [...ACTION_TYPES, ...PLAIN_KINDS]

/** Listens to the real channels from another tab of the same origin that is no studio and no preview. */
export async function tapChannels(context: BrowserContext): Promise<ChannelTap> {
  const page = await context.newPage()
  await page.goto('/robots.txt')
  const adminId = await ownId(page)
  const names = TYPES.map((type) => channelName(type, adminId))
  await page.evaluate((all) => {
    const heard: unknown[] = []
    const channels = new Map(all.map((name) => [name, new BroadcastChannel(name)]))
    for (const [channel, own] of channels) {
      own.onmessage = ({ data }: MessageEvent<unknown>) => heard.push({ channel, message: data })
    }
    Object.assign(window, { voixTap: { heard, channels } })
  }, names)
  const heard: ChannelTap['heard'] = () =>
    page.evaluate(() => (Reflect.get(window, 'voixTap') as { heard: never[] }).heard)
  const post: ChannelTap['post'] = (type, message) =>
    page.evaluate(
      ({ name, data }) => {
        const { channels } = Reflect.get(window, 'voixTap') as { channels: Map<string, BroadcastChannel> }
        const channel = channels.get(name)
        if (!channel) throw new Error(`There is no channel ${name}.`)
        channel.postMessage(data)
      },
      { name: channelName(type as 'needState', adminId), data: message },
    )
  const find = async (kind: string): Promise<TappedMessage> => {
    let found: TappedMessage | undefined
    await expect
      .poll(async () => (found = (await heard()).find(({ message }) => message.kind === kind)?.message))
      .toBeDefined()
    if (!found) throw new Error(`No studio has said "${kind}".`)
    return found
  }
  const firstWord = () => find('here')
  const greet = async () => {
    const { token, protocol, from: to } = await firstWord()
    const header = { token, protocol, from: 'tap', seq: 1, sentAt: Date.now() }
    await post('needState', { ...header, kind: 'needState', to, rev: null })
    await find('fullState')
  }
  return { adminId, heard, post, firstWord, greet }
}

/** The id of whoever is signed in, of which the channels' names are made. */
async function ownId(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/users/me')
    const { user } = (await answer.json()) as { user: { id: string } }
    return String(user.id)
  })
}
