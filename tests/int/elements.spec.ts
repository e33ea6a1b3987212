import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it('an element that does not say how it wakes does so as its slice does', async () => {
  const [gallery, own] = [row('grid-gallery'), row('grid-gallery', {}, { hydrationMode: 'load' })]
  delete (gallery.element as { hydrationMode?: string }).hydrationMode
  const page: Json = await createPage(app, { elements: [gallery, own] })
  const { body } = await app.call({ path: `/api/pages/${page.id}?tree=true` })
  expect(body.elements).toMatchObject([{ hydrationMode: 'visible' }, { hydrationMode: 'load' }])
})

it('the nested form tells each field with id, name, type, enabled and media, its value under its type', async () => {
  const data = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const file = { data, name: 'blue.png', mimetype: 'image/png', size: data.length }
  const { id } = await app.payload.create({ collection: 'media', data: { alt: 'Blue' }, file, overrideAccess: true })
  const image = [{ breakpoint: 'default', media: id }]
  const hero = row('hero', { title: 'Shown', copy: 'Hidden', image }, { fieldsEnabled: { copy: false } })
  const page: Json = await createPage(app, { elements: [hero] })
  const read = async (as: 'editor' | 'nobody') => {
    const { body } = await app.call({ path: `/api/pages/${page.id}?tree=true&depth=0`, as })
    const fields = body.elements[0]?.fieldInstances as { name: string }[]
    return new Map(fields.map((field) => [field.name, field]))
  }
  const own = await read('editor')
  expect(own.get('title')).toEqual({
    id: `${hero.id}.title`,
    name: 'title',
    type: 'text',
    enabled: true,
    media: [],
    text: 'Shown',
  })
  expect(own.get('image')).toMatchObject({ type: 'media', media: [id] })
  expect(own.get('copy')).toMatchObject({ enabled: false, text: 'Hidden' })
  // Nobody is told of what the site does not show.
  const shown = await read('nobody')
  expect([shown.has('title'), shown.has('copy')]).toEqual([true, false])
})

it('a group has no query: one is refused where it is published', async () => {
  const modelQuery = { collection: 'resorts', where: [], sort: 'name', limit: 3, bind: {} }
  const body = {
    title: 'Group',
    path: '/group-with-a-query',
    elements: [row('group', {}, { modelQuery })],
    _status: 'published',
  }
  const { status, body: answer } = await app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
  expect(status).toBe(400)
  expect(answer.errors[0]?.message).toContain('A group is shown once, so it has no query')
})
