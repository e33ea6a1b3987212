import { createLocalReq, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairPictures } from '../../src/page/definitions/repairPictures'
import { createScope } from '../../src/serve/resolve/createScope'
import { resolveImage } from '../../src/serve/resolve/resolveMedia'
import { ORIGIN, startApp, type App } from './helpers/app'
import { createUploads } from './helpers/upload'

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

/** Creates an image of 160 x 90 pixels with an EXIF orientation. */
function photograph(format: (typeof FORMATS)[number], orientation: number): Promise<Buffer> {
  return sharp({ create: { width: 160, height: 90, channels: 3, background: '#336699' } })
    .toFormat(format)
    .withMetadata({ orientation })
    .toBuffer()
}

const seen = (orientation: number) => (orientation > 4 ? { width: 90, height: 160 } : { width: 160, height: 90 })

let app: App
let upload: Awaited<ReturnType<typeof createUploads>>
beforeAll(async () => {
  app = await startApp()
  upload = await createUploads(app)
})
afterAll(() => app?.stop())

describe('a photograph', () => {
  const cases = FORMATS.flatMap((format) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [format, orientation] as const),
  )
  it.each(cases)('in %s with the orientation %i is stored with its visible width and height', async (format, way) => {
    const { status, body } = await upload({
      name: `photo.${format}`,
      type: `image/${format}`,
      data: await photograph(format, way),
    })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.doc).toMatchObject(seen(way))
  })

  it('in portrait is shown and drawn whole in a place without a height', async () => {
    const { body } = await upload({ name: 'up.jpg', type: 'image/jpeg', data: await photograph('jpeg', 6) })
    const req = await createLocalReq({}, app.payload)
    const context = {
      languageCode: 'en',
      layout: 'plain',
      siteId: 0,
      path: '/',
      timeZone: 'UTC',
      preview: false,
      labels: {},
    }
    const picture = await resolveImage(body.doc.id, { default: { width: 45 } }, createScope({ req, context }))
    expect(picture).toMatchObject({ width: 45, height: 80 })
    const request = new Request(`${ORIGIN}${picture?.src}`)
    const drawn = Buffer.from(await (await handleEndpoints({ config: app.config, request })).arrayBuffer())
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 45, height: 80 })
  })

  it('keeps its shape with a focal point, a replaced file and in a copy', async () => {
    const data = await photograph('jpeg', 6)
    const { body } = await upload({ name: 'kept.jpg', type: 'image/jpeg', data })
    const { id } = body.doc
    const path = `/api/media/${id}?depth=0`
    const focused = await app.call({ method: 'PATCH', path, body: { focalX: 10, focalY: 20 }, as: 'editor' })
    expect(focused.body.doc).toMatchObject({ focalX: 10, focalY: 20, ...seen(6) })
    const copy = await app.call({ method: 'POST', path: `/api/media/${id}/duplicate`, body: {}, as: 'editor' })
    expect(copy.body.doc, JSON.stringify(copy.body)).toMatchObject(seen(6))
    const replaced = await upload({ id, name: 'lying.jpg', type: 'image/jpeg', data: await photograph('jpeg', 1) })
    expect(replaced.body.doc).toMatchObject(seen(1))
  })

  it('of an earlier version is corrected by one repair, and unreadable files do not change', async () => {
    const { body } = await upload({ name: 'old.jpg', type: 'image/jpeg', data: await photograph('jpeg', 8) })
    const { id } = body.doc
    await repairPictures(app.payload)
    await app.query('update media set width = 160, height = 90 where id = $1', [id])
    await app.query(
      `insert into media (id, filename, mime_type, width, height) values (gen_random_uuid(), 'gone.jpg', 'image/jpeg', 1, 2)`,
    )
    await app.query(`delete from voix_expired_tags where tag = 'site'`)
    expect(await repairPictures(app.payload, { isDryRun: true })).toEqual({ pictures: 1 })
    expect(await repairPictures(app.payload)).toEqual({ pictures: 1 })
    const stored = await app.call({ path: `/api/media/${id}`, as: 'editor' })
    expect(stored.body).toMatchObject({ ...seen(8), updatedAt: body.doc.updatedAt })
    expect(await app.query(`select tag from voix_expired_tags where tag = 'site'`)).toHaveLength(1)
    expect(await repairPictures(app.payload)).toEqual({ pictures: 0 })
  })
})
