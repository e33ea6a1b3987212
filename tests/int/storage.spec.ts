import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Adapter, StaticHandler } from '@payloadcms/plugin-cloud-storage/types'
import { createLocalReq, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repairPictures } from '../../src/page/definitions/repairPictures'
import { createScope } from '../../src/serve/resolve/createScope'
import { resolveImage } from '../../src/serve/resolve/resolveMedia'
import { ORIGIN, startApp, type App } from './helpers/app'
import { hostConfig, LEVELS } from './helpers/hostConfig'

/** The stored files. */
const files = new Map<string, Buffer>()
let reads = 0
let bucket: Server
let origin = ''

/** Sends a file through Payload, as the `handlers` of an upload collection do. */
const staticHandler: StaticHandler = (_req, { params }) => {
  reads += 1
  const bytes = files.get(`${params.prefix}/${params.filename}`)
  return bytes ? new Response(new Uint8Array(bytes)) : new Response('Not Found', { status: 404 })
}

/** An in-memory storage, which stores files under a prefix and serves them at its own address, too. */
const inMemory: Adapter = ({ prefix = '' }) => ({
  name: 'memory',
  generateURL: ({ filename }) => `${origin}/${prefix}/${encodeURIComponent(filename)}`,
  handleUpload: ({ file }) => void files.set(`${prefix}/${file.filename}`, file.buffer),
  handleDelete: ({ filename }) => void files.delete(`${prefix}/${filename}`),
  staticHandler,
})

let app: App
beforeAll(async () => {
  bucket = createServer((request, response) => {
    reads += 1
    const bytes = files.get(decodeURIComponent((request.url ?? '').slice(1)))
    response.writeHead(bytes ? 200 : 404).end(bytes)
  })
  await new Promise<void>((resolve) => bucket.listen(0, resolve))
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  const media = { adapter: inMemory, prefix: 'shop', disablePayloadAccessControl: true } as const
  app = await startApp({
    makeConfig: () => hostConfig({ plugins: [cloudStoragePlugin({ collections: { media } })] }),
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
})
afterAll(async () => {
  await app?.stop()
  bucket.close()
})

const ask = (address: string, headers: Record<string, string> = {}) =>
  handleEndpoints({ config: app.config, request: new Request(`${ORIGIN}${address}`, { headers }) })

/** Returns the addresses of a picture by width, the smallest first. */
async function addressesOf(id: number | string): Promise<string[]> {
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
  const picture = await resolveImage(id, { default: { width: 750, height: 400 } }, createScope({ req, context }))
  return (picture?.srcSet ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
}

it.each<[string, StaticHandler[]]>([
  ['at its own address', []],
  ['through Payload', [staticHandler]],
])('draws a picture for good that lies in a storage, read %s, until its original is gone', async (_name, handlers) => {
  app.payload.collections.media.config.upload.handlers = handlers
  files.clear()
  reads = 0
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const file = { name: 'a blue one.png', data, mimetype: 'image/png', size: data.length }
  const { id } = await app.payload.create({ collection: 'media', data: { alt: 'Blue' }, file, overrideAccess: true })
  expect([...files.keys()]).toHaveLength(1)
  const [small = '', large = ''] = await addressesOf(id)
  const answer = await ask(small, { accept: 'image/webp', range: 'bytes=0-1' })
  expect(answer.status).toBe(200)
  expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(['image/webp', 'Accept'])
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 480 })
  // The first visitor receives a picture of lower quality, later visitors the final one.
  const isKept = async () =>
    !(await ask(small, { accept: 'image/webp' })).headers.get('cache-control')?.includes('no-store')
  await expect.poll(isKept).toBe(true)
  const before = reads
  expect((await ask(small, { accept: 'image/webp' })).status).toBe(200)
  expect(reads).toBe(before)
  files.clear()
  expect((await ask(large, { accept: 'image/webp' })).status).toBe(404)
})

it('stores a rotated photograph with its visible shape, and repairs one of an earlier version, in the application’s storage', async () => {
  app.payload.collections.media.config.upload.handlers = []
  const data = await sharp({ create: { width: 160, height: 90, channels: 3, background: '#336699' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const file = { name: 'upright.jpg', data, mimetype: 'image/jpeg', size: data.length }
  const made = await app.payload.create({ collection: 'media', data: { alt: 'A' }, file, overrideAccess: true })
  expect(made).toMatchObject({ width: 90, height: 160 })
  await app.query('update media set width = 160, height = 90 where id = $1', [made.id])
  expect(await repairPictures(app.payload)).toEqual({ pictures: 1 })
  const found = await app.payload.findByID({ collection: 'media', id: made.id, overrideAccess: true })
  expect(found).toMatchObject({ width: 90, height: 160 })
})
