import { randomUUID } from 'node:crypto'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { vi } from 'vitest'
import { LONGEST_WAIT, ORIGIN, type App, type Caller } from './app'

export interface HeardEvent {
  name: string
  data: Record<string, unknown>
}

/** An open stream of events, as a browser reads it. */
export interface EventReader {
  status: number
  headers: Headers
  heard: HeardEvent[]
  /** Returns the number of comments between the events. */
  beats: () => number
  /** Resolves with the first event of a name that the test has not read yet. */
  next: (name: string) => Promise<HeardEvent['data']>
  isOver: () => boolean
  close: () => void
}

/** Starts another server of the same application: a separate Payload with its own connections. */
export async function anotherServer(app: App): Promise<{ payload: Payload; instance: string }> {
  // Payload caches instances by this key for as long as the process lives, which runs other test files, too.
  const instance = randomUUID()
  const payload = await getPayload({ config: app.config, key: instance })
  payload.logger.level = 'silent'
  return { payload, instance }
}

export async function signIn(app: App, as: Exclude<Caller, 'nobody'>): Promise<string> {
  const body = { email: app.userOf(as).email, password: 'Secret-123-secret' }
  return String((await app.call({ method: 'POST', path: '/api/users/login', body })).body.token)
}

/** Subscribes to the events of a page. `instance` names the server. */
export async function listenTo({
  app,
  page,
  release,
  token,
  window,
  instance,
}: {
  app: App
  page: string
  /** The release in which the page is open. */
  release?: string
  token?: string
  /** The id of the subscribed window. */
  window?: string
  instance?: string
}): Promise<EventReader> {
  const controller = new AbortController()
  const within = release ? `/releases/${release}` : ''
  const request = new Request(`${ORIGIN}/api/voix${within}/pages/${page}/events${window ? `?window=${window}` : ''}`, {
    headers: token ? { Authorization: `JWT ${token}` } : {},
    signal: controller.signal,
  })
  const response = await handleEndpoints({
    config: app.config,
    request,
    ...(instance ? { payloadInstanceCacheKey: instance } : {}),
  })
  return { ...readEvents(response), close: () => controller.abort() }
}

/** Returns the events of the page itself, without those of changed lists. */
export const ofPage = ({ heard }: EventReader): HeardEvent[] => heard.filter(({ name }) => name !== 'listed')

/** Reads a response of server-sent events. */
export function readEvents(response: Response): Omit<EventReader, 'close'> {
  const heard: HeardEvent[] = []
  const taken = new Set<HeardEvent>()
  let beats = 0
  let isOver = false
  const read = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    const reader = response.body?.getReader()
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return
      rest += decoder.decode(chunk.value, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith(':')) beats += 1
        const name = /^event: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (name && data) heard.push({ name, data: JSON.parse(data) as HeardEvent['data'] })
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => (isOver = true))
  return {
    status: response.status,
    headers: response.headers,
    heard,
    beats: () => beats,
    isOver: () => isOver,
    next: (name) =>
      vi.waitFor(
        () => {
          const event = heard.find((each) => each.name === name && !taken.has(each))
          if (!event) throw new Error(`No "${name}" was heard, only: ${JSON.stringify(heard)}`)
          taken.add(event)
          return event.data
        },
        { timeout: LONGEST_WAIT, interval: 10 },
      ),
  }
}
