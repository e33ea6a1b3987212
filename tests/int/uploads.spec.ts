import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, ORIGIN, row, startApp, type App } from './helpers/app'
import { createUploads } from './helpers/upload'

let app: App
let upload: Awaited<ReturnType<typeof createUploads>>
beforeAll(async () => {
  app = await startApp()
  upload = await createUploads(app)
})
afterAll(() => app?.stop())

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`

it('takes pictures by their content and serves them without power', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const { status, body } = await upload({ name: 'blue.png', type: 'image/png', data: png })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.doc).toMatchObject({ width: 4, height: 4, mimeType: 'image/png' })
  const drawn = await upload({ name: 'drawn.svg', type: 'image/svg+xml', data: svg('<rect width="9" height="9"/>') })
  expect(drawn.status, JSON.stringify(drawn.body)).toBe(201)
  const file = await handleEndpoints({
    config: app.config,
    request: new Request(`${ORIGIN}${drawn.body.doc.url as string}`),
  })
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toBe('attachment')
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
})

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<rect onload="alert(1)"/>')],
  ['a handler in capitals', svg('<rect ONLOAD = "alert(1)"/>')],
  ['a foreign object', svg('<foreignObject><body/></foreignObject>')],
  ['a javascript address', svg('<a href="javascript:alert(1)"><rect/></a>')],
  ['a masked javascript address', svg('<a href="&#106;avascript:alert(1)"><rect/></a>')],
  ['an animation', svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>')],
  ['a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>')],
  ['a style from elsewhere', svg('<style>@import url(//evil.example/x.css)</style>')],
])('refuses a vector picture with %s', async (_name, data) => {
  expect((await upload({ name: 'bad.svg', type: 'image/svg+xml', data })).status).toBe(400)
})

it.each([
  ['a page named as a picture', { name: 'x.png', type: 'image/png', data: '<html><script>alert(1)</script></html>' }],
  ['a page', { name: 'x.html', type: 'text/html', data: '<script>alert(1)</script>' }],
  ['a program', { name: 'x.exe', type: 'application/x-msdownload', data: 'MZ' }],
  ['a script', { name: 'x.js', type: 'text/javascript', data: 'alert(1)' }],
])('refuses %s', async (_name, file) => {
  expect((await upload(file)).status).toBe(400)
})

it('refuses a picture with more pixels than a server can bear', async () => {
  const data = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect((await upload({ name: 'bomb.png', type: 'image/png', data })).status).toBe(400)
})

it('replaces a file: its uses are kept, and what shows it is made anew, nothing else', async () => {
  const picture = (color: string, width: number) =>
    sharp({ create: { width, height: 4, channels: 3, background: color } })
      .png()
      .toBuffer()
  const { body } = await upload({ name: 'before.png', type: 'image/png', data: await picture('#336699', 4) })
  const { id } = body.doc
  const page = await createPage(app, { elements: [row('hero', { image: [{ breakpoint: 'default', media: id }] })] })
  await app.query('delete from voix_expired_tags')
  const replaced = await upload({ id, name: 'after.png', type: 'image/png', data: await picture('#996633', 8) })
  expect(replaced.status, JSON.stringify(replaced.body)).toBe(200)
  expect(replaced.body.doc).toMatchObject({ id, alt: 'A', width: 8, filename: 'after.png' })
  // Pages are tagged with their content: those with this file, and those with lists of files.
  const tags = await app.query<{ tag: string }>('select tag from voix_expired_tags order by tag')
  expect(tags.map(({ tag }) => tag)).toEqual(['media', `media:${id}`])
  const uses = await app.call({ path: `/api/voix/used-in/media/${id}`, as: 'editor' })
  expect(uses.body.docs).toMatchObject([{ id: page.id, path: page.path, isPublished: true }])
  const fileAt = (url: unknown) =>
    handleEndpoints({ config: app.config, request: new Request(`${ORIGIN}${String(url)}`) })
  expect((await fileAt(replaced.body.doc.url)).status).toBe(200)
  expect((await fileAt(body.doc.url)).status).not.toBe(200)
})
