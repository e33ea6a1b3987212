import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { row } from '../e2e/helpers/rows'
import { ask, visit, visitAsStaff } from './helpers/demo'

it('a recipe is shown by itself at an address of any depth, and so is a slice, to staff alone', async () => {
  const path = `deep/down/the/${randomUUID()}`
  const group = row('group')
  const elements = [group, row('introduction', { title: 'Words of a recipe' }, group.id)]
  const recipe = { title: 'Deep', path, name: path.replaceAll('/', '-'), kind: 'elements', layout: 'blocks', elements }
  const made = await ask('POST', '/api/recipes', recipe)
  expect(made.status, made.text).toBe(201)

  const preview = `/voix/cookbook-preview/${path}`
  const shown = await visitAsStaff(preview)
  expect(shown.status).toBe(200)
  expect(shown.html).toMatch(/<h2[^>]*>Words of a recipe<\/h2>/)
  // In its layout, with the site's styles.
  expect(shown.html).toMatch(/<html[^>]* data-layout="blocks"/)
  const slice = await visitAsStaff('/voix/slice-preview/hero')
  expect([slice.status, slice.html]).toEqual([200, expect.stringMatching(/<h1[ >]/)])
  for (const unknown of ['/voix/cookbook-preview/no/such/recipe', '/voix/slice-preview/no-such-slice'])
    expect(await visitAsStaff(unknown)).toMatchObject({
      status: 404,
      // Next responds with an empty body and the data of its scripts: the element `code` is serialized, not rendered.
      html: expect.stringMatching(new RegExp(`404 ERROR[^]*Page not found:[^]*code[^/]*${unknown}[\\\\<]`)),
    })
  for (const address of [preview, '/voix/slice-preview/hero', '/voix/style-preview/jewel']) {
    const refused = await visit(address)
    expect(refused.status, address).toBe(404)
    expect(refused.html).not.toContain('Words of a recipe')
  }
})
