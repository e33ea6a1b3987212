import fc from 'fast-check'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { createScope } from '../../src/serve/resolve/createScope'
import { resolveImage } from '../../src/serve/resolve/resolveMedia'
import { ORIGIN, startApp, type App } from './helpers/app'
import { DAMAGES, damagedPicture, FORMATS, oddScan, type Damage, type Format } from './helpers/damagedPictures'
import { createUploads } from './helpers/upload'

let app: App
let upload: Awaited<ReturnType<typeof createUploads>>
beforeAll(async () => {
  app = await startApp()
  upload = await createUploads(app)
})
afterAll(() => app?.stop())

const ask = (address: string) =>
  handleEndpoints({ config: app.config, request: new Request(`${ORIGIN}${address}`, { headers: { accept: '*/*' } }) })

/** Resolves a picture for a width of 80 pixels and requests each of its addresses. */
async function shown(id: string) {
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
  const picture = await resolveImage(id, { default: { width: 80 } }, createScope({ req, context }))
  const offered = (picture?.srcSet ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')
  const addresses = [picture?.src ?? '', ...offered].filter((address) => address !== '')
  return { picture, answers: await Promise.all(addresses.map(ask)) }
}

const bytesOf = async (answer = new Response()) => Buffer.from(await answer.arrayBuffer())

/** Returns 201 for files that Chromium shows, 400 for those it does not, `null` if either is correct. */
function wanted(format: Format, damage: Damage): 201 | 400 | null {
  if (damage === 'none') return 201
  if (damage === 'all' || damage === 'its header' || damage === 'its type') return 400
  if (damage === 'a byte') return null
  if (format === 'webp' || format === 'avif') return 400
  if (damage === 'nearly all') return format === 'jpeg' || format === 'png' || format === 'gif' ? 400 : null
  return 201
}

it('an accepted upload is drawn on pages, and a refused one gets a message with its file name and the rule', async () => {
  const file = fc.record({
    format: fc.constantFrom(...FORMATS),
    orientation: fc.integer({ min: 1, max: 8 }),
    damage: fc.constantFrom(...DAMAGES),
    spot: fc.double({ min: 0, max: 0.999, noNaN: true }),
    value: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })
  await fc.assert(
    fc.asyncProperty(file, async (one) => {
      const sent = await damagedPicture(one)
      const { status, body } = await upload(sent)
      const said = JSON.stringify(body)
      expect([wanted(one.format, one.damage) ?? status], said).toEqual([status])
      if (status !== 201) {
        expect(status, said).toBe(400)
        const { message } = body.errors[0] ?? {}
        expect(message).toContain(`"${sent.name}"`)
        expect(message).toMatch(/is empty\.|is broken|is cut off|is not a valid image|megapixels/)
        return
      }
      const { width, height } = body.doc as unknown as { width: number; height: number }
      const { picture, answers } = await shown(body.doc.id)
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
      expect(picture).toMatchObject({ width: 80, height: Math.max(1, Math.round((80 * height) / width)) })
      const drawn = await sharp(await bytesOf(answers[0]), { failOn: 'error' }).metadata()
      expect(Math.abs(drawn.height / drawn.width - height / width)).toBeLessThan(0.02)
    }),
    { numRuns: repeats({ test: 30, all: 300 }), endOnFailure: true },
  )
})

it('a JPEG with the odd scan header of some phones is accepted and drawn', async () => {
  const { status, body } = await upload({ name: 'odd.jpg', type: 'image/jpeg', data: await oddScan() })
  expect(status, JSON.stringify(body)).toBe(201)
  const { answers } = await shown(body.doc.id)
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
})

it.each([
  ['picture.jpg', 'image/jpeg'],
  ['picture.svg', 'image/svg+xml'],
  ['film.mp4', 'video/mp4'],
  ['paper.pdf', 'application/pdf'],
])('an empty %s is refused with a message', async (name, type) => {
  const { status, body } = await upload({ name, type, data: '' })
  expect([status, body.errors[0]?.message]).toEqual([400, `"${name}" is empty. Choose it again, or save it again.`])
})

it.each([
  ['film.mp4', 'video/mp4', Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(40, 1)])],
  ['paper.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nnothing')],
  ['film.webm', 'video/webm', Buffer.from('no film')],
  ['program.exe', 'application/x-msdownload', Buffer.from('MZ')],
])('a broken %s is refused with its file name', async (name, type, data) => {
  const { status, body } = await upload({ name, type, data })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(name)])
})

it.each(['application/octet-stream', 'text/xml', 'video/mp4'])(
  'a picture that is sent as %s is checked by its content',
  async (type) => {
    const shapes = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`
    const foreign = await upload({ name: 'a.svg', type, data: shapes('<image href="file:///etc/passwd"/>') })
    expect([foreign.status, foreign.body.errors[0]?.message]).toEqual([400, expect.stringContaining('other files')])
    const wanted = { format: 'jpeg', orientation: 6, spot: 0, value: 0 } as const
    const cut = await damagedPicture({ ...wanted, damage: 'nearly all' })
    expect((await upload({ ...cut, type })).status).toBe(400)
    const sound = await damagedPicture({ ...wanted, damage: 'none' })
    const { status, body } = await upload({ ...sound, type })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.doc).toMatchObject({ width: 180, height: 320, mimeType: 'image/jpeg' })
  },
)

it('a temporary file of Payload is read from the disk', async () => {
  const { upload: before } = app.payload.config
  app.payload.config.upload = { ...before, useTempFiles: true, tempFileDir: process.env.VOIX_DATA_DIR }
  try {
    const wanted = { format: 'gif', orientation: 1, spot: 0, value: 0 } as const
    const healed = await upload(await damagedPicture({ ...wanted, damage: 'its end' }))
    expect(healed.status, JSON.stringify(healed.body)).toBe(201)
    const turned = await upload(await damagedPicture({ ...wanted, format: 'jpeg', orientation: 8, damage: 'none' }))
    expect(turned.body.doc).toMatchObject({ width: 180, height: 320 })
    for (const damage of ['all', 'its header'] as const) {
      expect((await upload(await damagedPicture({ ...wanted, damage }))).status).toBe(400)
    }
  } finally {
    app.payload.config.upload = before
  }
})

it('a picture whose file was damaged after its upload is a 422 with a message', async () => {
  const { body } = await upload({ name: 'later.jpg', type: 'image/jpeg', data: await oddScan() })
  const { staticDir } = app.payload.collections.media.config.upload
  await writeFile(path.join(String(staticDir), String(body.doc.filename)), 'No picture.')
  const { answers } = await shown(body.doc.id)
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 422))
  expect(await answers[0]?.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/is broken/) }] })
})
