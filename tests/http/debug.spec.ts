import { expect, it } from 'vitest'
import { headersOf, publish, visit, visitAsStaff } from './helpers/demo'

it('the debug screen tells staff what a page is made of and what is stored of it, and nobody else', async () => {
  const conditions = [{ key: 'query:promo', operator: 'equals', value: 'summer' }]
  const element = { conditionsSettings: { type: 'and', conditions } }
  const elements = [
    { blockType: 'introduction', title: 'Looked into' },
    { blockType: 'spacer', element },
  ]
  const { id, path } = await publish(elements, { layout: 'blocks' })
  const textAt = async (target: string) => {
    const { html } = await visitAsStaff(`/voix-debug?path=${target}`)
    return html
      .replaceAll(/<!--.*?-->|<(script|style).*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>|\s+/g, ' ')
      .replaceAll(/ +/g, ' ')
  }
  const before = await textAt(path)
  expect(before).toMatch(new RegExp(`Id\\s+${id}\\s`))
  expect(before).toMatch(/Layout\s+blocks\s/)
  expect(before).toContain('Not stored: it is rendered for the next visitor.')
  expect(before).toMatch(/spacer.*query:promo/)
  await visit(path)
  const after = await textAt(path)
  expect(after).toMatch(/State\s+Stored, and given out/)
  expect(after).toMatch(/Expired by \d+ tags/)
  expect(after).toContain(`path:0:${path}`)
  expect(await textAt('/is/nowhere')).toContain('There is no page at /is/nowhere for visitors.')

  expect((await visit('/voix-debug')).location).toBe('/voix/login?redirect=%2Fvoix-debug')
  const headers = await headersOf('agent')
  for (const address of ['/voix-debug', '/voix-preview/debug'])
    expect((await visit(address, { headers })).status, address).toBe(404)
})
