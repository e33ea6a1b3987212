import { addDataAndFileToRequest, APIError, executeAuthStrategies, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { headOf, mayEdit, openPageOf, type OpenPage } from './access'
import { changesSince } from './changes'
import { hubOf, type Hub, type PageEvent } from './hub'
import { notify } from './notify'
import { lineKey, releaseKey } from '../releases/line'
import { parsePresence, parseWindow } from './parsePresence'
import { eventStream, type StreamControl } from './stream'

/** Windows of one person that one process serves; a browser has six connections to a host anyway. */
const MOST_STREAMS = 20

/**
 * `GET /api/voix/pages/:id/events`: server-sent events of a page for its open windows. The first event, also after a
 * reconnect, is `hello { rev, isTrashed, ended, windows }`. Then come `saved { rev, by }`, `trashed`, `deleted`,
 * `reviewed { by }`, `section { section }`, `listed { collections }`, `presence { windows }` and, within a release,
 * `ended { how, by }` (`ReleaseEnd`). The server sends `end { reason }` before it closes the stream: `signed-out`,
 * `gone` or `restart`. A window of the studio identifies itself by `?window=<id>`. It has left when its stream has
 * ended and it is silent. 400, 401, 403, 404, 429.
 */
export const eventsEndpoint: Endpoint = {
  path: '/voix/pages/:id/events',
  method: 'get',
  handler: async (req) => {
    const page = await openPageOf(req)
    const window = parseWindow((req.query as { window?: unknown }).window ?? null)
    const hub = hubOf(req.payload)
    if (hub.count(page.person.id) >= MOST_STREAMS) {
      throw new APIError(`You have ${MOST_STREAMS} windows open. Close some of them.`, 429, null, true)
    }
    return eventStream({
      signal: req.signal ?? null,
      reasonToEnd: () => reasonToEnd({ req, page }),
      begin: (stream) => listen({ req, hub, page, window, stream }),
    })
  },
}

interface Listening {
  req: PayloadRequest
  hub: Hub
  page: OpenPage
  window: string | null
  stream: StreamControl
}

function listen({ req, hub, page, window, stream }: Listening): () => void {
  const key = lineKey(page.line)
  const hello = async () => {
    await hub.ready()
    // Read once the connection listens: no save falls between the two.
    const { rev, isTrashed, ended } = await headOf({ req, line: page.line })
    stream.send({ name: 'hello', id: rev, data: { rev, isTrashed, ended, windows: hub.windowsOf(key) } })
  }
  const greet = () => void hello().catch(() => stream.end('gone'))
  const unsubscribe = hub.subscribe({
    page: key,
    user: page.person.id,
    window,
    onEvent: (event) => pass({ event, stream, greet }),
  })
  // Not counted as a stream of its own.
  const follow = (followed: string, onEvent: (event: PageEvent) => void) =>
    hub.subscribe({ page: followed, user: '', window: null, onEvent })
  const { release } = page.line
  const unfollow =
    release === null
      ? []
      : [
          follow(releaseKey(release), (event) => event.type === 'ended' && pass({ event, stream, greet })),
          // Until it enters the release a page is what it is outside; its trash and its review are the same everywhere.
          follow(page.id, (event) => {
            if (event.type === 'saved') greet()
            else if (event.type === 'trashed' || event.type === 'deleted' || event.type === 'reviewed')
              pass({ event, stream, greet })
          }),
        ]
  greet()
  return () => {
    unsubscribe()
    for (const stop of unfollow) stop()
  }
}

function pass({ event, stream, greet }: { event: PageEvent; stream: StreamControl; greet: () => void }): void {
  switch (event.type) {
    case 'missed':
      return greet()
    case 'stop':
      return stream.end('restart')
    case 'ended':
      return stream.send({ name: 'ended', data: { how: event.how, by: event.by } })
    case 'presence':
      return stream.send({ name: 'presence', data: { windows: event.windows } })
    case 'section':
      return stream.send({ name: 'section', data: { section: event.section } })
    case 'listed':
      return stream.send({ name: 'listed', data: { collections: event.collections } })
    case 'saved':
    case 'trashed':
      return stream.send({ name: event.type, id: event.rev, data: { rev: event.rev, by: event.by } })
    case 'deleted':
    case 'reviewed':
      return stream.send({ name: event.type, data: { by: event.by } })
  }
}

/** The session may have ended meanwhile, or the role been taken away. */
async function reasonToEnd({ req, page }: { req: PayloadRequest; page: OpenPage }): Promise<string | null> {
  const { user } = await executeAuthStrategies({ payload: req.payload, headers: req.headers })
  return user && String(user.id) === page.person.id && isStaff({ user, payload: req.payload }) ? null : 'signed-out'
}

/** `GET /api/voix/pages/:id/changes?since=<rev>` -> `ChangesAnswer`. 400, 401, 403, 404. */
export const changesEndpoint: Endpoint = {
  path: '/voix/pages/:id/changes',
  method: 'get',
  handler: async (req) => {
    const { line } = await openPageOf(req)
    const since = Number((req.query as { since?: unknown }).since)
    if (!Number.isInteger(since) || since < 0) throw new APIError('Say since which rev: ?since=3', 400, null, true)
    const collection = req.payload.collections[slugsOf(req).pages].config
    return Response.json(await changesSince({ req, collection, line, since }))
  },
}

/**
 * `POST /api/voix/pages/:id/presence` with `{ window, seq, state, element, breakpoint, isResting? }`: a window tells that it has the page open,
 * every 10 seconds and whenever something of it changes. Returns `{ rev, isTrashed, ended, mayEdit }`, for whom the events did not reach. 400,
 * 401, 403, 404.
 */
export const presenceEndpoint: Endpoint = {
  path: '/voix/pages/:id/presence',
  method: 'post',
  handler: async (req) => {
    const { line, person, rev, isTrashed, ended } = await openPageOf(req)
    await addDataAndFileToRequest(req)
    const presence = { ...parsePresence(req.data), page: lineKey(line), user: person }
    await notify({ req, message: { kind: 'presence', presence, age: 0, via: hubOf(req.payload).name } })
    return Response.json({ rev, isTrashed, ended, mayEdit: await mayEdit({ req, id: line.page }) })
  },
}
