import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'

let app: App
beforeAll(async () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ]
  app = await startApp({ makeConfig: () => limitedConfig({ languages }) })
})
afterAll(() => app?.stop())

const violation = 'rule: layout-not-allowed'

describe('a slice that is limited to a layout', () => {
  it('is stored on a page of that layout', async () => {
    const page = await createPage(app, { layout: 'wide', elements: [row('framed'), row('notice')] })
    expect(page.elements.map(({ blockType }) => blockType)).toEqual(['framed', 'notice'])
  })

  it.each(['', '?draft=true'])('is refused on a page of another one (%s)', async (query) => {
    const elements = [row('notice'), row('framed')]
    const body = { title: 'Limited', path: `/limited${query.length}`, layout: 'plain', elements }
    const answer = await app.call({ method: 'POST', path: `/api/pages${query}`, body, as: 'editor' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.message).toContain(violation)
    expect(answer.body.errors[0]?.message).toContain(elements[1]?.id)
    expect(answer.body.errors[0]?.data.errors).toEqual([
      expect.objectContaining({
        path: 'elements.1',
        message: expect.stringContaining(violation),
        fault: expect.objectContaining({ element: elements[1]?.id, rule: 'layout-not-allowed', layout: 'plain' }),
      }),
    ])
  })

  it('keeps its page from getting another layout', async () => {
    const page = await createPage(app, { layout: 'wide', elements: [row('framed')] })
    const path = `/api/pages/${page.id}`
    const answer = await app.call({ method: 'PATCH', path, body: { layout: 'plain' }, as: 'editor' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.message).toContain(violation)
    expect((await app.call({ path, as: 'editor' })).body.layout).toBe('wide')
  })
})

describe('a layout that is not offered', () => {
  const OLD = 'wide-2019'
  const send = (method: string, path: string, body: object) => app.call({ method, path, body, as: 'editor' })
  const layoutOf = async (id: string) =>
    (await app.call({ path: `/api/pages/${id}?draft=true`, as: 'editor' })).body.layout

  it.each(['', '?draft=true'])('is refused where a page chooses it (%s)', async (query) => {
    const answer = await send('POST', `/api/pages${query}`, { title: 'Old', path: `/old${query.length}`, layout: OLD })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.data.errors).toEqual([
      expect.objectContaining({
        path: 'layout',
        message: `"${OLD}" is a layout that is not offered. Use one of: wide, plain.`,
      }),
    ])
    const page = await createPage(app, { layout: 'wide', elements: [row('framed')] })
    expect((await send('PATCH', `/api/pages/${page.id}${query}`, { layout: OLD })).status).toBe(400)
    expect(await layoutOf(page.id)).toBe('wide')
  })

  it('stays on a page that has it, with the slices that name it, and comes back from its versions', async () => {
    const page = await createPage(app, { layout: 'wide', elements: [row('framed')] })
    // Restores the layout that the page had before it was withdrawn.
    await app.query('update pages set layout = $2 where id = $1', [page.id, OLD])
    await app.query('update _pages_v set version_layout = $2 where parent_id = $1', [page.id, OLD])
    const changed = await send('PATCH', `/api/pages/${page.id}`, {
      title: 'Still old',
      elements: [row('framed'), row('notice')],
    })
    expect([changed.status, changed.body.doc.layout, changed.body.doc.elements.length]).toEqual([200, OLD, 2])
    const body = { languages: [{ code: 'es', path: '/es/old' }] }
    expect((await send('POST', `/api/voix/pages/${page.id}/translations`, body)).status).toBe(201)
    expect((await send('PATCH', `/api/pages/${page.id}`, { layout: 'wide' })).status).toBe(200)
    expect((await send('PATCH', `/api/pages/${page.id}`, { layout: OLD })).status).toBe(200)
    expect(await layoutOf(page.id)).toBe(OLD)
  })
})
