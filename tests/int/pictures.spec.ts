import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shared } from '../../src/serve/cache/shared.mjs'
import { resolvePage } from '../../src/serve/page/resolvePage'
import { createPage, ORIGIN, row, startApp, type App } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
  // The first response from the page cache does the same.
  await shared().expiry.look()
})
afterAll(() => app?.stop())

async function picture(name: string, bytes?: Buffer): Promise<string> {
  const type = name.endsWith('.png') ? 'png' : 'jpeg'
  const blue = sharp({ create: { width: 900, height: 900, channels: 3, background: '#336699' } })
  const data = bytes ?? (await blue.toFormat(type).toBuffer())
  const file = { name, data, mimetype: `image/${type}`, size: data.length }
  const { id } = await app.payload.create({ collection: 'media', data: { alt: 'Blue' }, file, overrideAccess: true })
  return String(id)
}

const hero = (media: string) => row('hero', { image: [{ breakpoint: 'default', media }] })
const progress = (address: string, as: 'reviewer' | 'nobody' = 'reviewer') =>
  app.call({ path: `/api/voix/pictures?path=${address}`, as })

async function untilDrawn(address: string): Promise<number> {
  await expect
    .poll(async () => {
      const { shown, drawn } = (await progress(address)).body as unknown as { shown: number; drawn: number }
      return shown > 0 && shown - drawn
    })
    .toBe(0)
  return (await progress(address)).body.shown as number
}

/** Returns the addresses from which browsers choose. */
async function addressesOf(page: string): Promise<string[]> {
  const req = await createLocalReq({}, app.payload)
  const view = await resolvePage({ req, siteId: 0, path: page, layout: null, addTag: () => {} })
  return [...new Set(JSON.stringify(view?.resolution).match(/\/api\/voix\/image\/[^\s",]+\.auto\/[^\s",]+/g))]
}

const ask = (address: string, accept: string) =>
  handleEndpoints({ config: app.config, request: new Request(ORIGIN + address, { headers: { accept } }) })

it('that a page shows are drawn once it is published, so that its visitors wait for none', async () => {
  const draft = await createPage(app, { path: '/drawn', _status: 'draft', elements: [hero(await picture('a b.jpg'))] })
  expect((await progress('/drawn')).body).toEqual({ shown: 0, drawn: 0 })
  await app.call({
    method: 'PATCH',
    path: `/api/pages/${draft.id}`,
    body: { _status: 'published' },
    as: 'editor',
  })
  const count = await untilDrawn('/drawn')
  const addresses = await addressesOf('/drawn')
  expect(addresses).toHaveLength(count)
  for (const address of addresses) {
    const answer = await ask(address, 'image/avif')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(answer.headers.get('server-timing')).toBeNull()
  }
})

it('say by Server-Timing that they were drawn for a request, and not when they were stored', async () => {
  await createPage(app, { path: '/asked', elements: [hero(await picture('asked.jpg'))] })
  await untilDrawn('/asked')
  const [address = ''] = await addressesOf('/asked')
  expect((await ask(address, 'image/webp')).headers.get('server-timing')).toMatch(/^draw;dur=\d+$/)
  await expect.poll(async () => (await ask(address, 'image/webp')).headers.get('server-timing')).toBeNull()
})

it('that are not drawn yet are sent at once in a form that is quick to draw, which nobody keeps', async () => {
  await createPage(app, {
    path: '/quick',
    elements: [hero(await picture('quick.jpg')), hero(await picture('clear.png'))],
  })
  await untilDrawn('/quick')
  const addresses = await addressesOf('/quick')
  const of = (name: string) => addresses.find((address) => address.endsWith(name)) ?? ''
  for (const [name, type] of [
    ['quick.jpg', 'image/jpeg'],
    ['clear.png', 'image/webp'],
  ] as const) {
    const answer = await ask(of(name), 'image/webp,*/*')
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([type, 'no-store'])
    const { width } = await sharp(await answer.arrayBuffer()).metadata()
    expect(of(name)).toContain(`/${width}.auto/`)
    // The final picture is rendered for the next visitor.
    await expect
      .poll(async () => (await ask(of(name), 'image/webp,*/*')).headers.get('cache-control'))
      .toBe('public, max-age=31536000, immutable')
    expect((await ask(of(name), 'image/webp,*/*')).headers.get('content-type')).toBe('image/webp')
  }
})

it('cannot fail a publish, nor hold up the other pictures', async () => {
  const { staticDir } = app.payload.collections.media.config.upload
  const media = [await picture('gone.jpg'), await picture('broken.jpg'), await picture('good.jpg')]
  await rm(path.join(String(staticDir), 'gone.jpg'))
  await writeFile(path.join(String(staticDir), 'broken.jpg'), 'No picture.')
  await createPage(app, { path: '/gone', elements: media.map(hero) })
  await createPage(app, { path: '/next', elements: [hero(await picture('next.jpg'))] })
  await untilDrawn('/next')
  const { shown, drawn } = (await progress('/gone')).body as unknown as { shown: number; drawn: number }
  expect([drawn, shown]).toEqual([shown / 3, shown])
})

it('of a shared section are drawn for each page that shows it, also within another section, once the section is published', async () => {
  const inner = await createPage(app, { kind: 'section', elements: [row('introduction', { title: 'Sea' })] })
  const outer = await createPage(app, { kind: 'section', elements: [row('shared-section', { section: inner.id })] })
  await createPage(app, { path: '/direct', elements: [row('shared-section', { section: inner.id })] })
  await createPage(app, { path: '/within', elements: [row('shared-section', { section: outer.id })] })
  const shown = async () => ((await progress('/within')).body as unknown as { shown: number }).shown
  const before = await shown()
  const body = { elements: [hero(await picture('shared.jpg'))], _status: 'published' }
  await app.call({ method: 'PATCH', path: `/api/pages/${inner.id}`, body, as: 'editor' })
  expect(await untilDrawn('/direct')).toBeGreaterThan(before)
  expect(await untilDrawn('/within')).toBeGreaterThan(before)
})

it('of a document are drawn on its page once it is published', async () => {
  const where = [{ field: 'slug', operator: 'equals', value: '{slug}' }]
  const modelQuery = { collection: 'posts', where, sort: '', limit: 1, bind: { image: 'cover' } }
  const page = await createPage(app, { path: '/stories/{slug}', elements: [row('hero', {}, { modelQuery })] })
  const post = { title: 'One', slug: 'one', page: page.id, cover: await picture('cover.jpg') }
  await makeDocument(app, 'posts', post)
  expect(await untilDrawn('/stories/one')).toBeGreaterThan(0)
})

it('are counted for staff alone', async () => {
  expect((await progress('/drawn', 'nobody')).status).toBe(403)
  expect((await app.call({ path: '/api/voix/pictures', as: 'editor' })).status).toBe(400)
})

it('are cut around the spot that the page names for a breakpoint and as close, elsewhere around their own', async () => {
  const media = await picture('cut.jpg')
  const image = [
    { breakpoint: 'default', media },
    { breakpoint: 'md', media, focalX: 10, focalY: 90 },
    { breakpoint: 'xl', media, focalX: 10, focalY: 90, zoom: 200 },
  ]
  await createPage(app, { path: '/cut', elements: [row('hero', { image })] })
  const addresses = await addressesOf('/cut')
  const crops = addresses.map((address) => /(\d+x\d+)-cover-([\d-]+)-\w+\//.exec(address)?.slice(1))
  expect([...new Set(crops.map((crop) => crop?.join(' ')))].toSorted()).toEqual([
    '450x193 10-90-200',
    '750x900 50-50',
    '900x386 10-90',
  ])
  const close = await ask(
    addresses.find((address) => address.includes('/450.auto/450x193-cover-10-90-200-')) ?? '',
    'image/webp',
  )
  expect([close.status, (await sharp(await close.arrayBuffer()).metadata()).width]).toEqual([200, 450])
})

it.each([
  [{ focalX: 120, focalY: 50 }, /Picture 1 > Focal x.*120 is greater than the max allowed Value of 100/],
  [{ zoom: 90 }, /Picture 1 > Zoom.*Use a whole number of percent, from 100 to 400\./],
  [{ zoom: 120.5 }, /Picture 1 > Zoom.*Use a whole number of percent, from 100 to 400\./],
])('refuses a cut outside of its picture, naming the rule: %j', async (cut, rule) => {
  const image = [{ breakpoint: 'default', media: await picture('outside.jpg'), ...cut }]
  const body = { title: 'Outside', path: '/outside', layout: 'blocks', elements: [row('hero', { image })] }
  const answer = await app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toMatch(rule)
})

it('have a small picture for lists, drawn as those of pages are', async () => {
  const { body } = await app.call({ path: `/api/media/${await picture('small.jpg')}`, as: 'editor' })
  const thumbnail = String((body as { thumbnailURL?: string }).thumbnailURL)
  expect(thumbnail).toMatch(/^\/api\/voix\/image\/[^/]+\/640\.jpg\/640x640-cover-50-50-/)
  const answer = await ask(thumbnail, 'image/*')
  expect([answer.status, (await sharp(await answer.arrayBuffer()).metadata()).width]).toEqual([200, 640])
})
