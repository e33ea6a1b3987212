import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { framesOf } from '../../src/collections/core/media/moving'
import { repairPictures } from '../../src/page/definitions/repairPictures'
import { createScope } from '../../src/serve/resolve/createScope'
import { resolveMedia } from '../../src/serve/resolve/resolveMedia'
import { ORIGIN, startApp, type App } from './helpers/app'
import { MOVING, movingPicture } from './helpers/movingPictures'
import { createUploads } from './helpers/upload'

let app: App
let upload: Awaited<ReturnType<typeof createUploads>>
beforeAll(async () => {
  app = await startApp()
  upload = await createUploads(app)
})
afterAll(() => app?.stop())

const send = async (format: (typeof MOVING)[number], data?: Buffer) => {
  const type = format === 'apng' ? 'png' : format
  return upload({ name: `moving.${type}`, type: `image/${type}`, data: data ?? (await movingPicture(format)) })
}

/** Resolves a picture for two sizes that crop it. */
async function shown(media: string) {
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
  const sizes = { default: { width: 20, height: 20 }, md: { width: 30 } }
  return resolveMedia([{ breakpoint: 'default', media }], sizes, createScope({ req, context }))
}

const stored = async (url: string) => {
  const answer = await handleEndpoints({ config: app.config, request: new Request(`${ORIGIN}${url}`) })
  return Buffer.from(await answer.arrayBuffer())
}

describe('an animated picture', () => {
  it.each(MOVING)('in %s is shown with all its frames in every place', async (format) => {
    const { status, body } = await send(format)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.doc).toMatchObject({ width: 60, height: 40, frames: 3 })
    const picture = await shown(body.doc.id)
    const url = String(body.doc.url)
    expect(picture).toMatchObject({ kind: 'picture', src: url, srcSet: null })
    expect(picture?.sources.map(({ srcSet }) => srcSet)).toEqual([url])
    const bytes = await stored(url)
    expect(
      framesOf(
        bytes,
        (
          await sharp(bytes)
            .metadata()
            .catch(() => null)
        )?.pages,
      ),
    ).toBe(3)
  })

  it('of an earlier version is animated after the repair', async () => {
    const { body } = await send('webp')
    await app.query('update media set frames = null')
    expect(await shown(body.doc.id)).toMatchObject({ srcSet: expect.stringContaining('/voix/image/') })
    expect((await repairPictures(app.payload)).pictures).toBeGreaterThan(0)
    expect(await shown(body.doc.id)).toMatchObject({ src: body.doc.url, srcSet: null })
    expect(await repairPictures(app.payload)).toEqual({ pictures: 0 })
  })

  it('is still after it is replaced by a still picture', async () => {
    const { body } = await send('webp')
    const { id } = body.doc
    const still = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .webp()
      .toBuffer()
    const replaced = await upload({ id, name: 'still.webp', type: 'image/webp', data: still })
    expect(replaced.body.doc).toMatchObject({ frames: 1 })
    await app.call({ method: 'PATCH', path: `/api/media/${id}`, body: { frames: 9 }, as: 'editor' })
    expect((await app.call({ path: `/api/media/${id}`, as: 'editor' })).body).toMatchObject({ frames: 1 })
    expect((await shown(id))?.srcSet).toContain('/voix/image/')
  })

  it('keeps the bytes of an AVIF and the frames of a cut GIF, and is refused with a message if it is broken', async () => {
    const avif = await movingPicture('avif')
    const { body } = await send('avif', avif)
    const { staticDir } = app.payload.collections.media.config.upload
    expect(await readFile(path.join(String(staticDir), String(body.doc.filename)))).toEqual(avif)
    const gif = await movingPicture('gif')
    expect((await send('gif', gif.subarray(0, -2))).body.doc).toMatchObject({ frames: 3 })
    for (const format of ['avif', 'webp'] as const) {
      const cut = await send(format, (await movingPicture(format)).subarray(0, -20))
      expect([cut.status, cut.body.errors[0]?.message]).toEqual([400, expect.stringMatching(/^"moving\.\w+" is/)])
    }
    const turned = await sharp(await movingPicture('webp'), { animated: true })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const refused = await send('webp', turned)
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([400, expect.stringContaining('Save it upright')])
  })
})
