import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'

let app: App
beforeAll(async () => {
  app = await startApp({ makeConfig: limitedConfig })
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
