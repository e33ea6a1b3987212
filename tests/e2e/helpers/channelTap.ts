import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { PageDiff } from '../../../src/tree'
import { ACTION_TYPES } from '../../../src/studio/model/reducer'
import { channelName, PLAIN_KINDS } from '../../../src/studio/sync'

/** A message of the studio's channels as it was sent. */
export interface TappedMessage {
  kind: string
  token: string
  from: string
  seq: number
  sentAt: number
  protocol: number
  to?: string | null
  action?: { type: string; [key: string]: unknown }
  /** The action that made the change. */
  by?: string
  change?: PageDiff | null
}

export interface ChannelTap {
  /** The user whose channels are tapped. */
  adminId: string
  /** Returns all messages so far, each with the name of its channel. */
  heard: () => Promise<{ channel: string; message: TappedMessage }[]>
  /** Posts a message on the channel of an action or kind of message. */
  post: (type: string, message: unknown) => Promise<void>
  /** Returns the studio's first message, with its id and token. */
  firstWord: () => Promise<TappedMessage>
  /** Requests the page from the studio, as a second window does first. Resolves when the page has arrived. */
  greet: () => Promise<void>
}

const TYPES = [...ACTION_TYPES, ...PLAIN_KINDS]

/** Subscribes to the real channels from another tab of the same origin, which is neither a studio nor a preview. */
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

/** Returns the id of the signed-in user, which is part of the channels' names. */
async function ownId(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/users/me')
    const { user } = (await answer.json()) as { user: { id: string } }
    return String(user.id)
  })
}
