import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPage, ORIGIN, startApp, type App, type Caller, type Json } from './helpers/app'
import { listenTo, signIn } from './helpers/events'
import { savingOf } from './helpers/saving'

const CALLERS = ['nobody', 'agent', 'reviewer', 'editor', 'administrator'] as const

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save } = savingOf(() => app)

type Asked = { method?: string; path?: string; body?: unknown; as?: Caller }

const of = (page: Json) => ({
  ask: ({ method = 'POST', path = 'annotations', body, as = 'reviewer' }: Asked) =>
    app.call({ method, path: `/api/voix/pages/${page.id}/${path}`, as, ...(body === undefined ? {} : { body }) }),
  review: async () => (await app.call({ path: `/api/voix/pages/${page.id}/review`, as: 'editor' })).body,
})

const remark = (more: object = {}) => ({
  ...{ uuid: randomUUID(), element: 'e', x: 0.25, y: 0.75, breakpoint: 'md', text: 'Look' },
  ...more,
})

/** Returns the annotations of a review at one breakpoint. */
const at = (body: Json, breakpoint = 'md') => (body.annotations as Record<string, Json[]>)[breakpoint] ?? []
const words = (annotation: Json | undefined) =>
  (annotation?.comments as Json[]).map(({ text, author }) => [text, (author as Json).name])
const message = ({ body }: { body: Json }) => body.errors[0]?.message

describe('annotations', () => {
  it('are added by staff for a breakpoint, begin the review of the page, and neither change nor version it', async () => {
    const page = await createPage(app)
    const { ask } = of(page)
    const body = remark({ author: app.userOf('administrator').id, createdAt: '2001-01-01' })
    const first = await ask({ body })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ status: 'pending', askedBy: null })
    expect(at(first.body)).toMatchObject([
      { uuid: body.uuid, element: 'e', x: 0.25, y: 0.75, status: 'pending', author: { name: 'reviewer' } },
    ])
    const second = await ask({ body: remark({ breakpoint: 'xl', text: 'Wide' }), as: 'editor' })
    expect([at(second.body, 'md').length, at(second.body, 'xl').length]).toEqual([1, 1])
    const { body: read } = await app.call({ path: `/api/pages/${page.id}?draft=true`, as: 'editor' })
    expect([read.rev, (read.review as Json).status]).toEqual([1, 'pending'])
    const versions = await app.query('select 1 from _pages_v where parent_id = $1', [page.id])
    expect(versions).toHaveLength(1)
  })

  it('are added once, however often the request is repeated', async () => {
    const page = await createPage(app)
    const { ask } = of(page)
    const body = remark()
    await ask({ body })
    expect(at((await ask({ body })).body)).toHaveLength(1)
    expect((await ask({ body, as: 'editor' })).status).toBe(409)
  })

  it('refuse what they are not, with the field and the rule', async () => {
    const { ask } = of(await createPage(app))
    const cases: [object, string][] = [
      [{ text: '  ' }, 'text: A comment cannot be empty.'],
      [{ text: 'x'.repeat(5001) }, 'text: A comment has at most 5000 letters.'],
      [{ text: 'NUL \u0000' }, 'text: A text must not contain the NUL character or half of a character.'],
      [{ uuid: 'no' }, 'uuid: Invalid UUID'],
      [{ x: 2 }, 'x: Too big: expected number to be <=1'],
      [{ breakpoint: 'huge' }, 'breakpoint: Invalid option'],
      [{ mentions: [app.userOf('agent').id] }, `mentions: "${app.userOf('agent').id}" is not a staff user.`],
    ]
    for (const [more, words] of cases) {
      const answer = await ask({ body: remark(more) })
      expect([answer.status, message(answer)], JSON.stringify(more)).toEqual([400, expect.stringContaining(words)])
    }
  })

  it('show nothing to visitors and agents, and take nothing from them', async () => {
    const page = await createPage(app)
    const { ask } = of(page)
    const { uuid } = remark()
    await ask({ body: remark({ uuid, text: 'canary-remark' }) })
    for (const as of ['nobody', 'agent'] as const) {
      const asked = [
        await ask({ body: remark(), as }),
        await ask({ method: 'PATCH', path: `annotations/${uuid}`, body: { status: 'resolved' }, as }),
        await ask({ method: 'DELETE', path: `annotations/${uuid}`, as }),
        await ask({ path: `annotations/${uuid}/comments`, body: { text: 'Me too' }, as }),
        await ask({ method: 'GET', path: 'review', as }),
        await ask({ path: 'review', body: { action: 'approve', rev: 1 }, as }),
        await app.call({ path: '/api/voix/staff', as }),
      ]
      for (const { status, body } of asked) {
        expect([401, 403]).toContain(status)
        expect(JSON.stringify(body)).not.toContain('canary')
      }
    }
    expect(at(await of(page).review())).toHaveLength(1)
  })
})

describe('comments', () => {
  it('are in the name of whoever is signed in, dated by the server, and changed by their author alone', async () => {
    const { ask } = of(await createPage(app))
    const { uuid } = remark()
    await ask({ body: remark({ uuid, text: 'By the reviewer' }) })
    const forged = { text: 'By the editor', author: app.userOf('administrator').id, createdAt: '2001-01-01' }
    const answered = await ask({ path: `annotations/${uuid}/comments`, body: forged, as: 'editor' })
    const [thread] = at(answered.body)
    expect(words(thread)).toEqual([
      ['By the reviewer', 'reviewer'],
      ['By the editor', 'editor'],
    ])
    const [first, second] = thread?.comments as Json[]
    expect(Date.parse(String(second?.createdAt))).toBeGreaterThan(Date.now() - 60_000)
    const change = (id: unknown, as: Caller) =>
      ask({ method: 'PATCH', path: `annotations/${uuid}/comments/${String(id)}`, body: { text: 'FORGED' }, as })
    for (const as of ['editor', 'administrator'] as const) expect((await change(first?.id, as)).status).toBe(403)
    expect((await change(second?.id, 'reviewer')).status).toBe(403)
    expect((await change('none', 'reviewer')).status).toBe(404)
    const path = `annotations/${uuid}/comments/${String(first?.id)}`
    const mended = await ask({ method: 'PATCH', path, body: { text: 'Mended' } })
    expect(words(at(mended.body)[0])).toEqual([
      ['Mended', 'reviewer'],
      ['By the editor', 'editor'],
    ])
    expect((at(mended.body)[0]?.comments as Json[])[0]?.editedAt).toEqual(expect.any(String))
  })

  it('all arrive when many answer at once', async () => {
    const { ask, review } = of(await createPage(app))
    const { uuid } = remark()
    await ask({ body: remark({ uuid }) })
    const texts = Array.from({ length: 8 }, (_, index) => `Answer ${index}`)
    await Promise.all(texts.map((text) => ask({ path: `annotations/${uuid}/comments`, body: { text }, as: 'editor' })))
    const said = words(at(await review())[0]).map(([text]) => String(text))
    expect(said.slice(1).sort()).toEqual(texts)
  })

  it('tell whom they name by e-mail, with a link to the thread, and nobody twice', async () => {
    const page = await createPage(app)
    const { ask } = of(page)
    const sent = vi.spyOn(app.payload, 'sendEmail').mockResolvedValue(undefined)
    const editor = app.userOf('editor')
    const { uuid } = remark()
    const made = await ask({
      body: remark({ uuid, text: 'See this, @editor', mentions: [editor.id, app.userOf('reviewer').id] }),
    })
    expect(sent.mock.calls.map(([mail]) => mail)).toEqual([
      {
        to: editor.email,
        subject: `reviewer mentions you on "${page.title}"`,
        text: expect.stringContaining(`${ORIGIN}/voix/studio/${page.id}?annotation=${uuid}`) as string,
      },
    ])
    const [comment] = at(made.body)[0]?.comments as Json[]
    const path = `annotations/${uuid}/comments/${String(comment?.id)}`
    await ask({ method: 'PATCH', path, body: { text: 'See that, @editor', mentions: [editor.id] } })
    expect(sent).toHaveBeenCalledTimes(1)
    sent.mockRejectedValueOnce(new Error('The mail server is down'))
    const told = await ask({ path: `annotations/${uuid}/comments`, body: { text: '@editor', mentions: [editor.id] } })
    expect(told.status).toBe(200)
    sent.mockRestore()
  })
})

describe('a thread', () => {
  it('is resolved and opened again by any staff, moved by its author, deleted by its author while nobody has answered', async () => {
    const { ask, review } = of(await createPage(app))
    const { uuid } = remark()
    await ask({ body: remark({ uuid }) })
    const patch = (body: object, as: Caller) => ask({ method: 'PATCH', path: `annotations/${uuid}`, body, as })
    expect(at((await patch({ status: 'resolved' }, 'editor')).body)).toMatchObject([
      { status: 'resolved', resolvedBy: { name: 'editor' } },
    ])
    expect(at((await patch({ status: 'pending' }, 'reviewer')).body)).toMatchObject([
      { status: 'pending', resolvedBy: null },
    ])
    expect((await patch({ element: 'f', x: 0, y: 1 }, 'editor')).status).toBe(403)
    expect(at((await patch({ element: 'f', x: 0, y: 1 }, 'reviewer')).body)).toMatchObject([
      { element: 'f', x: 0, y: 1 },
    ])
    expect((await patch({ comments: [] }, 'administrator')).status).toBe(400)
    const remove = (as: Caller) => ask({ method: 'DELETE', path: `annotations/${uuid}`, as })
    expect((await remove('editor')).status).toBe(403)
    await ask({ path: `annotations/${uuid}/comments`, body: { text: 'Done' }, as: 'editor' })
    expect((await remove('reviewer')).status).toBe(409)
    expect(at(await review())).toHaveLength(1)
    expect(at((await remove('administrator')).body)).toHaveLength(0)
    expect((await remove('administrator')).status).toBe(404)
  })

  it('of another page is not found by the address of this one', async () => {
    const [page, other] = [await createPage(app), await createPage(app)]
    const { uuid } = remark()
    await of(page).ask({ body: remark({ uuid }) })
    const answer = await of(other).ask({ method: 'PATCH', path: `annotations/${uuid}`, body: { status: 'resolved' } })
    expect(answer.status).toBe(404)
  })

  it('is told to those who have the page open', async () => {
    const page = await createPage(app)
    const reader = await listenTo({ app, page: page.id, token: await signIn(app, 'editor') })
    await reader.next('hello')
    await of(page).ask({ body: remark() })
    expect(await reader.next('reviewed')).toMatchObject({ by: { name: 'reviewer' } })
    reader.close()
  })

  it('goes on when an account is deleted that took part', async () => {
    const { ask, review } = of(await createPage(app))
    const { id } = await app.payload.create({
      collection: 'users',
      data: { email: `${randomUUID()}@example.com`, password: 'Secret-123-secret', name: 'Gone', roles: ['reviewer'] },
      overrideAccess: true,
    })
    const { uuid } = remark()
    await ask({ body: remark({ uuid, mentions: [id] }) })
    await app.query('update annotations_comments set author_id = $1', [id])
    expect(
      (await app.call({ method: 'DELETE', path: `/api/users/${id}?force=true`, as: 'administrator' })).status,
    ).toBe(200)
    expect(at(await review())).toMatchObject([{ uuid, mentions: [], comments: [{ author: null, text: 'Look' }] }])
  })
})

describe('the review of a page', () => {
  it('is asked for by whoever may change the page, and decided by reviewers and administrators', async () => {
    for (const as of CALLERS) {
      const page = await createPage(app)
      const asked = await of(page).ask({ path: 'review', body: { action: 'ask' }, as })
      expect([as, asked.status === 200]).toEqual([as, as === 'editor' || as === 'administrator'])
      const decided = await of(page).ask({ path: 'review', body: { action: 'approve', rev: 1 }, as })
      expect([as, decided.status === 200]).toEqual([as, as === 'reviewer' || as === 'administrator'])
    }
  })

  it('goes from pending to changes and approved, of the revision that was looked at', async () => {
    const page = await createPage(app)
    const { ask, review } = of(page)
    expect(await review()).toMatchObject({ status: null, annotations: {} })
    await ask({ body: remark() })
    const sent = vi.spyOn(app.payload, 'sendEmail').mockResolvedValue(undefined)
    const reviewers = [app.userOf('reviewer').id]
    const asked = await ask({ path: 'review', body: { action: 'ask', reviewers }, as: 'editor' })
    expect(asked.body).toMatchObject({
      status: 'pending',
      askedBy: { name: 'editor' },
      reviewers: [{ name: 'reviewer' }],
    })
    expect(sent.mock.calls.map(([{ to, subject }]) => [to, subject])).toEqual([
      ['reviewer@example.com', `editor requested your review of "${page.title}"`],
    ])
    sent.mockRestore()
    const changes = await ask({ path: 'review', body: { action: 'changes', rev: 1 } })
    expect(changes.body).toMatchObject({ status: 'changes', rev: 1, decidedBy: { name: 'reviewer' } })
    await save(page.id, { baseRev: 1, action: 'saveDraft', page: { title: 'Changed' } })
    const late = await ask({ path: 'review', body: { action: 'approve', rev: 1 } })
    expect([late.status, message(late)]).toEqual([
      409,
      'The page was changed since you opened it: it is at rev 2, your decision is about rev 1.',
    ])
    expect((await ask({ path: 'review', body: { action: 'approve', rev: 2 } })).body).toMatchObject({
      status: 'approved',
      rev: 2,
    })
  })

  it('loses its approval when the page changes, by whatever way, and keeps it when the page stays as it is', async () => {
    const ways: [string, boolean, (page: Json) => Promise<{ status: number }>][] = [
      ['a draft', false, ({ id }) => save(id, { baseRev: 1, action: 'saveDraft', page: { title: 'Other' } })],
      ['publishing what was approved', true, ({ id }) => save(id, { baseRev: 1, action: 'savePublishVersion' })],
      ['a version for later', true, ({ id }) => save(id, { baseRev: 1, action: 'saveVersionForLater' })],
      [
        'REST',
        false,
        ({ id }) => app.call({ method: 'PATCH', path: `/api/pages/${id}`, body: { title: 'X' }, as: 'editor' }),
      ],
      [
        'REST that publishes',
        true,
        ({ id }) =>
          app.call({ method: 'PATCH', path: `/api/pages/${id}`, body: { _status: 'published' }, as: 'editor' }),
      ],
    ]
    for (const [way, isKept, write] of ways) {
      const page = await createPage(app, { _status: 'draft', tags: [{ name: 'a', point: 1 }], meta: { title: 'M' } })
      const { ask, review } = of(page)
      await ask({ path: 'review', body: { action: 'approve', rev: 1 } })
      expect((await write(page)).status, way).toBe(200)
      expect(await review(), way).toMatchObject(isKept ? { status: 'approved', rev: 2 } : { status: 'pending', rev: 1 })
    }
  })
})
