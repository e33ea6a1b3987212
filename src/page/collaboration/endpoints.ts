import { APIError, executeAuthStrategies, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { pageEvents, readChanges, tellPresence, type CollaborationEvent } from '../../contract/collaboration'
import { slugsOf } from '../../options/getVoix'
import { headOf, mayEdit, openPageOf, type OpenPage } from '../store/openPage'
import { changesSince } from './changes'
import { hubOf, type Hub, type PageEvent } from './hub'
import { notify } from '../store/notify'
import { lineKey, releaseKey } from '../store/line'
import { eventStream, type StreamControl } from './stream'

/** Open windows per user and process. Browsers open at most six connections per host anyway. */
const MOST_STREAMS = 20

export const eventsEndpoint = createEndpoint(pageEvents, async ({ req, query: { window = null } }) => {
  const page = await openPageOf(req)
  const hub = hubOf(req.payload)
  if (hub.count(page.person.id) >= MOST_STREAMS) {
    throw new APIError(`You have ${MOST_STREAMS} windows open. Close some of them.`, 429, null, true)
  }
  return eventStream({
    signal: req.signal ?? null,
    reasonToEnd: () => reasonToEnd({ req, page }),
    begin: (stream) => listen({ req, hub, page, window, stream }),
  })
})

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
    // Read after the connection listens, so that no save is missed in between.
    const { rev, isTrashed, ended } = await headOf({ req, line: page.line })
    tell(stream, { name: 'hello', rev, isTrashed, ended, windows: hub.windowsOf(key) }, rev)
  }
  const greet = () => void hello().catch(() => stream.end('gone'))
  const unsubscribe = hub.subscribe({
    page: key,
    user: page.person.id,
    window,
    onEvent: (event) => pass({ event, stream, greet }),
  })
  // Subscribes without counting as a window of the user.
  const follow = (followed: string, onEvent: (event: PageEvent) => void) =>
    hub.subscribe({ page: followed, user: '', window: null, onEvent })
  const { release } = page.line
  const unfollow =
    release === null
      ? []
      : [
          follow(releaseKey(release), (event) => event.type === 'ended' && pass({ event, stream, greet })),
          // A page that has not been added to the release follows the page outside. Trash and review are shared by
          // both.
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
      return tell(stream, { name: 'ended', how: event.how, by: event.by })
    case 'presence':
      return tell(stream, { name: 'presence', windows: event.windows })
    case 'section':
      return tell(stream, { name: 'section', section: event.section })
    case 'listed':
      return tell(stream, { name: 'listed', collections: event.collections })
    case 'saved':
    case 'trashed':
      return tell(stream, { name: event.type, rev: event.rev, by: event.by }, event.rev)
    case 'deleted':
    case 'reviewed':
      return tell(stream, { name: event.type, by: event.by })
  }
}

function tell(stream: StreamControl, { name, ...data }: CollaborationEvent, id?: number): void {
  stream.send({ name, data, ...(id !== undefined && { id }) })
}

/** Ends the stream if the session has ended or the user has lost the role. */
async function reasonToEnd({ req, page }: { req: PayloadRequest; page: OpenPage }): Promise<string | null> {
  const { user } = await executeAuthStrategies({ payload: req.payload, headers: req.headers })
  return user && String(user.id) === page.person.id && isStaff({ user, payload: req.payload }) ? null : 'signed-out'
}

export const changesEndpoint = createEndpoint(readChanges, async ({ req, query: { since } }) => {
  const { line } = await openPageOf(req)
  const collection = req.payload.collections[slugsOf(req).pages].config
  return changesSince({ req, collection, line, since })
})

export const presenceEndpoint = createEndpoint(tellPresence, async ({ req, body }) => {
  const { line, person, rev, isTrashed, ended } = await openPageOf(req)
  const presence = { ...body, page: lineKey(line), user: person }
  await notify({ req, message: { kind: 'presence', presence, age: 0, via: hubOf(req.payload).name } })
  return { rev, isTrashed, ended, mayEdit: await mayEdit({ req, id: line.page }) }
})
