import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'
import { releasingOf } from './helpers/releasing'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp({ makeConfig: () => limitedConfig({ review: { required: true } }) })
})
afterAll(() => app?.stop())

const { save } = savingOf(() => app)
const { api, makeRelease, save: saveWithin } = releasingOf(() => app)
const itemsOf = async (release: string) => (await api('GET', `/${release}`)).body.items as unknown as Json[]

const draft = (more: Record<string, unknown> = {}) =>
  createPage(app, { layout: 'wide', elements: [row('notice', { title: 'Before' })], _status: 'draft', ...more })

const patch = (path: string, body: object, as: Caller = 'editor') =>
  app.call({ method: 'PATCH', path: `/api/pages${path}`, body, as })

async function approve({ id }: Json, rev = 1) {
  const { status } = await app.call({
    method: 'POST',
    path: `/api/voix/pages/${id}/review`,
    body: { action: 'approve', rev },
    as: 'reviewer',
  })
  expect(status).toBe(200)
}

const isLive = async (page: Json) => (await app.call({ path: `/api/pages/${page.id}` })).status === 200

const words = ({ body }: { body: Json }) => String(body.errors?.[0]?.message ?? body.message)

/** Returns the user of a role for the Local API. */
const userOf = async (role: 'editor' | 'administrator') => {
  const user = await app.payload.findByID({ collection: 'users', id: app.userOf(role).id, overrideAccess: true })
  return { ...user, collection: 'users' as const }
}

/** Every way to publish a page unchanged. Returns the message of the refusal, or `null`. */
const WAYS: Record<string, (page: Json) => Promise<string | null>> = {
  'the studio': async ({ id, rev }) => {
    const answer = await save(id, { baseRev: rev, action: 'savePublishVersion' })
    return answer.status === 409 ? words(answer) : null
  },
  'the studio, in place': async ({ id, rev }) => {
    const answer = await save(id, { baseRev: rev, action: 'quickSave' })
    return answer.status === 409 ? words(answer) : null
  },
  REST: async ({ id }) => {
    const answer = await patch(`/${id}`, { _status: 'published' })
    return answer.status === 409 ? words(answer) : null
  },
  'a bulk write': async ({ id }) => {
    const { body } = await patch(`?where[id][equals]=${id}`, { _status: 'published' })
    return body.docs.length === 0 ? String(body.errors[0]?.message) : null
  },
  'the Local API with a user': async ({ id }) => {
    const user = await userOf('editor')
    const data = { _status: 'published' as const }
    try {
      await app.payload.update({ collection: 'pages', id, data, user, overrideAccess: false })
      return null
    } catch (error) {
      return (error as Error).message
    }
  },
  'the Local API with a user and without access rules': async ({ id }) => {
    const user = await userOf('administrator')
    const data = { _status: 'published' as const }
    try {
      await app.payload.update({ collection: 'pages', id, data, user, overrideAccess: true })
      return null
    } catch (error) {
      return (error as Error).message
    }
  },
  'a restored version': async ({ id }) => {
    const versions = await app.query<{ id: string }>('select id from _pages_v where parent_id = $1', [id])
    const path = `/api/pages/versions/${versions[0]?.id ?? ''}`
    // A version that was published before reviews were required.
    await app.query("update _pages_v set version__status = 'published' where parent_id = $1", [id])
    const answer = await app.call({ method: 'POST', path, as: 'editor' })
    return answer.status === 409 ? words(answer) : null
  },
}

describe.each(Object.entries(WAYS))('publishing by %s', (name, publish) => {
  it('is refused in words while the page is not approved, and nothing changes', async () => {
    const page = await draft()
    const refused = await publish(page)
    expect(refused).toContain('The page has not been approved at rev 1: ask for a review. Nothing was published.')
    expect(await isLive(page)).toBe(false)
  })

  it('is done once it is', async () => {
    const page = await draft()
    await approve(page)
    expect(await publish(page)).toBeNull()
    expect(await isLive(page)).toBe(true)
  })
})

describe('an approval', () => {
  it('is of one revision: what was changed since is not published', async () => {
    const page = await draft()
    await approve(page)
    await save(page.id, { baseRev: 1, action: 'saveDraft', page: { title: 'Other' } })
    const answer = await save(page.id, { baseRev: 2, action: 'savePublishVersion' })
    expect([answer.status, words(answer)]).toEqual([
      409,
      'The page was changed after it had been approved: ask for a review again. Nothing was published.',
    ])
  })

  it('is of what was looked at: changes in the same save as the publishing are refused, and nothing of them is stored', async () => {
    const page = await draft()
    await approve(page)
    const answer = await save(page.id, { baseRev: 1, action: 'savePublishVersion', page: { title: 'Smuggled' } })
    expect([answer.status, words(answer)]).toEqual([
      409,
      'What you publish is not what was approved: save your changes as a draft and ask for a review. Nothing was published.',
    ])
    expect((await patch(`/${page.id}`, { title: 'Smuggled', _status: 'published' })).status).toBe(409)
    const { body } = await app.call({ path: `/api/pages/${page.id}?draft=true`, as: 'editor' })
    expect([body.title, body.rev, (body.review as Json).status]).toEqual([page.title, 1, 'approved'])
  })

  it('is not there for a page that begins as a published one', async () => {
    const body = { title: 'New', path: `/new-${randomUUID()}`, layout: 'wide', _status: 'published' }
    const answer = await app.call({ method: 'POST', path: '/api/pages', body, as: 'administrator' })
    expect([answer.status, words(answer)]).toEqual([
      409,
      'A page is published once it has been approved: save it as a draft and ask for a review. Nothing was published.',
    ])
  })

  it('is not asked for what leaves the page before visitors as it is, nor of the system', async () => {
    const page = await draft()
    await app.payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' }, overrideAccess: true })
    expect(await isLive(page)).toBe(true)
    expect((await patch(`/${page.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await patch(`/${page.id}?trash=true`, { deletedAt: null })).status).toBe(200)
    expect(await isLive(page)).toBe(true)
    expect((await patch(`/${page.id}`, { _status: 'draft' })).status).toBe(200)
    expect(await isLive(page)).toBe(false)
  })
})

it('administrators may publish without one only where the option says so', async () => {
  const { review } = app.config.custom.voix as { review: { administratorsMayOverride: boolean } }
  const publish = async (as: Caller) => (await patch(`/${(await draft()).id}`, { _status: 'published' }, as)).status
  expect([await publish('administrator'), await publish('editor')]).toEqual([409, 409])
  review.administratorsMayOverride = true
  expect([await publish('administrator'), await publish('editor')]).toEqual([200, 409])
  review.administratorsMayOverride = false
})

it('a release with a page that was not approved is refused with the page named, and goes once it is approved as it is there', async () => {
  const release = await makeRelease()
  const [named, other] = [await draft(), await draft()]
  for (const [{ id }, title] of [
    [named, 'Not approved'],
    [other, 'Approved'],
  ] as const)
    expect((await saveWithin(release, id, { page: { title } })).status).toBe(200)
  const itemOf = async ({ id }: Json) => (await itemsOf(release)).find(({ doc }) => String(doc) === id)
  const approveWithin = async (page: Json) => {
    const { status } = await api('POST', `/${release}/items/${(await itemOf(page))?.id}/approve`, {}, 'reviewer')
    expect(status).toBe(200)
  }
  // The page is approved outside the release, but has other content within it.
  await approve(named)
  await approveWithin(other)
  const refused = await api('POST', `/${release}/publish`)
  expect([refused.status, words(refused)]).toMatchObject([409, /^"Not approved": .*Nothing was published\./])
  expect([await isLive(named), await isLive(other)]).toEqual([false, false])
  await approveWithin(named)
  // A change revokes the approval.
  await saveWithin(release, other.id, { page: { title: 'Changed since' } })
  expect([(await itemOf(named))?.isApproved, (await itemOf(other))?.isApproved]).toEqual([true, false])
  expect(words(await api('POST', `/${release}/publish`))).toMatch(/^"Changed since": /)
  await approveWithin(other)
  const published = await api('POST', `/${release}/publish`)
  expect([published.status, published.body.status], JSON.stringify(published.body)).toEqual([200, 'published'])
  expect([await isLive(named), await isLive(other)]).toEqual([true, true])
})
