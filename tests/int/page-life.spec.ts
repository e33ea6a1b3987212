import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runWorker } from '../../src/collections/core/jobs/runWorker'
import { wallTimeOf } from '../../src/tree'
import { createPage, LONGEST_WAIT, row, startApp, type App, type Caller, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const ZONE = 'America/Jamaica'
const send = (method: string, path: string, body?: unknown, as: Caller = 'editor') =>
  app.call({ method, path, body, as })

/** Returns the wall time in Jamaica in this many minutes. */
const inMinutes = (minutes: number) => wallTimeOf(new Date(Date.now() + minutes * 60_000), ZONE)

const schedule = (id: string, body: Record<string, unknown>, as: Caller = 'editor') =>
  send('POST', `/api/voix/pages/${id}/schedule`, { timezone: ZONE, at: inMinutes(10), ...body }, as)

const schedules = async (id: string) =>
  (await send('GET', `/api/voix/pages/${id}/schedule`)).body.schedules as Record<string, unknown>[]

/** Makes a scheduled job due. */
const bringForward = async (id: string) => {
  await app.query(`update payload_jobs set wait_until = now() - interval '1 second' where input ->> 'page' = $1`, [id])
}

/** Runs two workers until no job is due. */
async function work(): Promise<void> {
  const ending = new AbortController()
  const { payload } = app
  const workers = [1, 2].map(() => runWorker({ payload, signal: ending.signal, pollMs: 20 }))
  const due = `select id from payload_jobs where not coalesce(has_error, false) and wait_until <= now()`
  await vi.waitFor(async () => expect(await app.query(due)).toEqual([]), { timeout: LONGEST_WAIT })
  ending.abort()
  await Promise.all(workers)
}

const setRole = (role: string) =>
  app.query('update users_roles set value = $1 where parent_id = $2', [role, app.userOf('editor').id])

const rules = () => (app.config.custom.voix as { review: { elements: boolean; required: boolean } }).review
const setReview = () => Promise.resolve((rules().required = true))

const seen = async (page: Json) => (await app.call({ path: `/api/pages/${page.id}` })).status
const eventsOf = async (doc: string) => {
  const { body } = await send(
    'GET',
    `/api/audit-events?where[doc][equals]=${doc}&sort=createdAt`,
    undefined,
    'administrator',
  )
  return body.docs.map(({ event, user }) => [event, user])
}

describe('what is scheduled', () => {
  it('is published when its time comes, as the page is then, once, in the name of whoever scheduled it', async () => {
    const page = await createPage(app, { _status: 'draft', title: 'Scheduled' })
    const answer = await schedule(page.id, { action: 'publish' })
    expect(answer.body.schedules).toEqual([
      { action: 'publish', at: expect.any(String), timezone: ZONE, by: 'editor', problem: null },
    ])
    await send('PATCH', `/api/pages/${page.id}?draft=true`, { title: 'Edited since' })
    await work()
    expect(await seen(page)).toBe(404)
    await bringForward(page.id)
    await work()
    expect((await app.call({ path: `/api/pages/${page.id}` })).body).toMatchObject({ title: 'Edited since' })
    expect(await schedules(page.id)).toEqual([])
    const [version] = await app.query<Record<string, unknown>>(
      `select version_last_write_user_name as name, version_last_write_kind as kind, version_rev::int as rev
       from _pages_v where parent_id = $1 and latest`,
      [page.id],
    )
    expect(version).toEqual({ name: 'editor', kind: 'published', rev: 3 })
    const editor = app.userOf('editor').id
    expect(await eventsOf(page.id)).toEqual([
      ['scheduled', editor],
      ['published', editor],
    ])
  })

  it('is changed and called off, and what had its time before then does nothing', async () => {
    const page = await createPage(app)
    await schedule(page.id, { action: 'unpublish', at: inMinutes(5) })
    await bringForward(page.id)
    const later = await schedule(page.id, { action: 'unpublish', at: inMinutes(90) })
    expect(later.body.schedules).toHaveLength(1)
    await work()
    expect(await seen(page)).toBe(200)
    const off = await send('DELETE', `/api/voix/pages/${page.id}/schedule/unpublish`)
    expect([off.status, off.body.schedules]).toEqual([200, []])
    expect((await send('DELETE', `/api/voix/pages/${page.id}/schedule/unpublish`)).status).toBe(404)
    expect(await app.query('select id from payload_jobs')).toEqual([])
  })

  it('both are scheduled side by side, and done in their order', async () => {
    const page = await createPage(app, { _status: 'draft' })
    await schedule(page.id, { action: 'publish', at: inMinutes(5) })
    const same = await schedule(page.id, { action: 'unpublish', at: inMinutes(5) })
    expect([same.status, same.body.errors[0]?.message]).toEqual([400, expect.stringContaining('at: ')])
    await schedule(page.id, { action: 'unpublish', at: inMinutes(10) })
    expect((await schedules(page.id)).map(({ action }) => action)).toEqual(['publish', 'unpublish'])
    await bringForward(page.id)
    await work()
    const kinds = (await eventsOf(page.id)).map(([event]) => event)
    expect(kinds.slice(2)).toEqual(['published', 'unpublished'])
    expect(await seen(page)).toBe(404)
  })

  it.each([
    ['what was not approved', setReview, /has not been approved/],
    [
      'a page in the trash',
      (id: string) => send('PATCH', `/api/pages/${id}`, { deletedAt: new Date().toISOString() }),
      /in the trash/,
    ],
    ['the wish of an account without the right', () => setRole('reviewer'), /not allowed/i],
  ])('%s is refused when its time comes, and the reason is kept', async (_name, spoil, reason) => {
    const page = await createPage(app, { _status: 'draft' })
    await schedule(page.id, { action: 'publish' })
    await spoil(page.id)
    await bringForward(page.id)
    await work()
    const read = () => send('GET', `/api/voix/pages/${page.id}/schedule`, undefined, 'administrator')
    expect((await read()).body.schedules).toEqual([
      expect.objectContaining({ action: 'publish', problem: expect.stringMatching(reason) }),
    ])
    expect(await seen(page)).toBe(404)
    expect((await eventsOf(page.id)).at(-1)?.[0]).toBe('schedule-refused')
    await setRole('editor')
    rules().required = false
    await send('DELETE', `/api/voix/pages/${page.id}/schedule/publish`)
    expect((await read()).body.schedules).toEqual([])
  })

  it.each([
    [{ action: 'burn' }, 'action'],
    [{ action: 'publish', at: 'tomorrow' }, 'at: Give a day'],
    [{ action: 'publish', at: '2001-01-01T10:00' }, 'at: This time has passed'],
    [{ action: 'publish', at: '2099-01-01T10:00' }, 'at: Choose a time within'],
    [{ action: 'publish', timezone: 'Mars/Olympus' }, 'timezone: There is no such time zone'],
    [{ action: 'publish', at: '2027-03-28T02:30', timezone: 'Europe/Madrid' }, 'at: The clocks of Europe/Madrid'],
  ])('%j is refused with the name of the field', async (body, message) => {
    const page = await createPage(app)
    const answer = await schedule(page.id, body)
    expect([answer.status, answer.body.errors[0]?.message]).toEqual([400, expect.stringContaining(message)])
  })

  it('goes with a page that is deleted', async () => {
    const page = await createPage(app, { _status: 'draft' })
    await schedule(page.id, { action: 'publish' })
    await send('DELETE', `/api/pages/${page.id}`, undefined, 'administrator')
    expect(await app.query('select id from page_schedules where page = $1', [page.id])).toEqual([])
    await bringForward(page.id)
    await work()
  })
})

describe('a preview link', () => {
  const address = (id: string) => `/api/voix/pages/${id}/preview-links`

  it('is told once, stored hashed, listed without its secret, and revoked', async () => {
    const page = await createPage(app, { _status: 'draft' })
    const made = await send('POST', address(page.id), { days: 2 })
    expect(made.status).toBe(201)
    const secret = String(made.body.path).split('/').at(-1) ?? ''
    expect(secret.length).toBeGreaterThan(30)
    const stored = JSON.stringify(await app.query('select * from preview_links'))
    expect(stored).not.toContain(secret)
    const { body } = await send('GET', address(page.id))
    const [link] = body.links as { id: string; expiresAt: string }[]
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(Date.parse(link?.expiresAt ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000)
    const other = await createPage(app)
    expect((await send('DELETE', `${address(other.id)}/${link?.id}`)).status).toBe(404)
    expect((await send('DELETE', `${address(page.id)}/${link?.id}`)).body.links).toEqual([])
    expect((await eventsOf(page.id)).map(([event]) => event)).toEqual(['preview-shared', 'preview-revoked'])
  })

  it('has a limit: of days, and of links, also when several are made at once', async () => {
    const page = await createPage(app)
    for (const days of [0, 91, 1.5, 'x']) expect((await send('POST', address(page.id), { days })).status).toBe(400)
    for (let made = 0; made < 19; made += 1) expect((await send('POST', address(page.id), {})).status).toBe(201)
    const atOnce = await Promise.all([1, 2, 3].map(() => send('POST', address(page.id), {})))
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    await app.query(`update preview_links set expires_at = now() - interval '1 minute' where page = $1`, [page.id])
    expect((await send('GET', address(page.id))).body.links).toEqual([])
    expect((await send('POST', address(page.id), {})).body.links).toHaveLength(1)
  })
})

describe('where elements are approved', () => {
  const statusesOf = async (id: string) => {
    const { body } = await send('GET', `/api/pages/${id}?draft=true&depth=0`, undefined, 'administrator')
    return body.elements.map(({ title, element }) => [title, (element as { xpStatus: string }).xpStatus])
  }

  it('what an editor adds is pending, and an approver says when visitors see it', async () => {
    const first = row('hero', { title: 'First' })
    const page = await createPage(app, { elements: [first] })
    rules().elements = true
    try {
      const second = row('hero', { title: 'Second' }, { xpStatus: 'approved' })
      const patch = (elements: unknown[], as: Caller) => send('PATCH', `/api/pages/${page.id}`, { elements }, as)
      expect((await patch([first, second], 'editor')).status).toBe(200)
      expect(await statusesOf(page.id)).toEqual([
        ['First', 'approved'],
        ['Second', 'pending'],
      ])
      const refused = await patch([first, second], 'editor')
      expect([refused.status, refused.body.errors[0]?.message]).toEqual([
        400,
        expect.stringContaining('cannot approve'),
      ])
      expect((await patch([first, { ...second, element: { xpStatus: 'pending' } }], 'editor')).status).toBe(200)
      expect((await patch([first, second], 'administrator')).status).toBe(200)
      expect((await statusesOf(page.id)).map(([, status]) => status)).toEqual(['approved', 'approved'])
      expect((await patch([first, { ...second, title: 'Changed' }], 'editor')).status).toBe(200)
    } finally {
      rules().elements = false
    }
  })

  it('the application says who approves', async () => {
    const page = await createPage(app)
    const approve = (as: Caller) => send('POST', `/api/voix/pages/${page.id}/review`, { action: 'approve', rev: 1 }, as)
    const review = rules() as { approvers?: readonly string[] }
    const before = review.approvers
    review.approvers = ['editor']
    try {
      expect((await approve('reviewer')).status).toBe(403)
      expect((await approve('editor')).status).toBe(200)
    } finally {
      review.approvers = before
    }
  })
})
