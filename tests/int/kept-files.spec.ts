import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORIGIN, startApp, type App, type Caller } from './helpers/app'

let app: App
let png: Buffer
const tokens = new Map<Caller, string>()
beforeAll(async () => {
  app = await startApp()
  png = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  for (const role of ['agent', 'editor'] as const) {
    const body = { email: app.userOf(role).email, password: 'Secret-123-secret' }
    tokens.set(role, String((await app.call({ method: 'POST', path: '/api/users/login', body })).body.token))
  }
})
afterAll(() => app?.stop())

/** Stores a picture and returns the signed address of a small size. */
async function pictureFor(audience: string | null, { name = `${randomUUID()}.png`, data: bytes = png } = {}) {
  const file = { name, data: bytes, mimetype: 'image/png', size: bytes.length }
  const data = { alt: 'Rates', audience }
  const { id, filename, thumbnailURL } = await app.payload.create({
    collection: 'media',
    data,
    file,
    overrideAccess: true,
  })
  return { id: String(id), name: String(filename), drawn: String(thumbnailURL) }
}

async function ask(path: string, as: Caller, headers: Record<string, string> = {}) {
  const token = tokens.get(as)
  const request = new Request(ORIGIN + path, {
    headers: { ...headers, ...(token === undefined ? {} : { Authorization: `JWT ${token}` }) },
  })
  const answer = await handleEndpoints({ config: app.config, request })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, cache: answer.headers.get('cache-control'), bytes }
}

it('a drawn picture of a file for an audience is sent to the audience and staff, and kept by no cache', async () => {
  const { drawn } = await pictureFor('agents')
  const [stranger, agent, editor] = [await ask(drawn, 'nobody'), await ask(drawn, 'agent'), await ask(drawn, 'editor')]
  expect([stranger.status, stranger.cache]).toEqual([403, 'no-store'])
  for (const { status, cache } of [agent, editor]) expect([status, cache]).toEqual([200, 'private, no-store'])
  const open = await pictureFor(null)
  const seen = await ask(open.drawn, 'nobody')
  expect([seen.status, seen.cache]).toEqual([200, 'public, max-age=31536000, immutable'])
})

it('the signature of a picture for all opens no file for an audience, nor does that of another file', async () => {
  const [kept, open] = [await pictureFor('agents'), await pictureFor(null)]
  const forged = [
    open.drawn.replace(open.name, kept.name),
    kept.drawn.replace(/image\/[\w-]{16}/, 'image/0123456789abcdef'),
  ]
  for (const address of forged) expect((await ask(address, 'nobody')).status).toBe(403)
})

it('the file itself is refused to strangers in every spelling and for every part of it', async () => {
  const { id, name } = await pictureFor('agents')
  const address = `/api/media/file/${name}`
  const spellings = [
    address,
    `${address}?prefix=`,
    `${address}?draft=true&trash=true&depth=0`,
    `/api/media/file/.%2F${name}`,
    `/api/media/file/x%2F..%2F${name}`,
    `/api/media/file/${name.toUpperCase()}`,
    `/api/media/file/${name}%00`,
    `/api/media/${id}`,
  ]
  const partial: Record<string, string>[] = [
    {},
    { Range: 'bytes=0-99' },
    { Range: 'bytes=9999999-' },
    { 'If-None-Match': '*' },
  ]
  for (const path of spellings)
    for (const headers of partial) {
      const { status, bytes, cache } = await ask(path, 'nobody', headers)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
      expect([bytes.includes('IHDR'), /public|immutable/.test(cache ?? '')]).toEqual([false, false])
    }
  for (const path of [`/api/media?where[id][equals]=${id}`, `/api/media?where[filename][like]=${name.slice(0, 8)}`])
    expect((await ask(path, 'nobody')).bytes.toString()).not.toContain(name)
  expect(await ask(address, 'agent')).toMatchObject({ status: 200, cache: 'private', bytes: png })
  const part = await ask(address, 'agent', { Range: 'bytes=0-99' })
  expect([part.status, part.cache, part.bytes.length]).toEqual([206, 'private', 100])
})

it('a file in the trash is for staff alone, whoever could open it before', async () => {
  const [kept, open] = [await pictureFor('agents'), await pictureFor(null)]
  for (const { id } of [kept, open])
    await app.call({
      method: 'PATCH',
      path: `/api/media/${id}`,
      body: { deletedAt: new Date().toISOString() },
      as: 'editor',
    })
  for (const address of [`/api/media/file/${kept.name}`, kept.drawn]) {
    expect((await ask(address, 'agent')).status).toBe(403)
    expect((await ask(address, 'editor')).status).toBe(200)
  }
  expect((await ask(`/api/media/file/${open.name}`, 'nobody')).status).toBe(403)
})

it('a file that is for an audience from now on has other addresses, and is refused to strangers at its own', async () => {
  const { id, name, drawn } = await pictureFor(null)
  await app.call({ method: 'PATCH', path: `/api/media/${id}`, body: { audience: 'agents' }, as: 'editor' })
  expect((await ask(`/api/media/file/${name}`, 'nobody')).status).toBe(403)
  const { thumbnailURL } = await app.payload.findByID({ collection: 'media', id, overrideAccess: true })
  expect(thumbnailURL).not.toBe(drawn)
  expect((await ask(String(thumbnailURL), 'nobody')).status).toBe(403)
})

it('a public address never draws from a file that is for an audience, even one that took the name of a deleted file', async () => {
  const open = await pictureFor(null)
  await app.payload.delete({ collection: 'media', id: open.id, trash: true, overrideAccess: true })
  expect((await ask(open.drawn, 'nobody')).status).toBe(404)
  const secret = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const kept = await pictureFor('agents', { name: open.name, data: secret })
  expect(kept.name).toBe(open.name)
  const seen = await ask(open.drawn, 'nobody')
  expect([seen.status, seen.cache]).toEqual([403, 'no-store'])
})

it.each([
  'select[audience]=false',
  'select[filename]=true&select[mimeType]=true&select[width]=true&select[height]=true&select[updatedAt]=true&select[thumbnailURL]=true',
])('a list of files with %s names no public address of a file for an audience', async (select) => {
  const [kept, open] = [await pictureFor('agents'), await pictureFor(null)]
  const listed = async ({ id }: { id: string }) => {
    const { bytes } = await ask(`/api/media?where[id][equals]=${id}&${select}`, 'editor')
    return String((JSON.parse(bytes.toString()) as { docs: { thumbnailURL: string }[] }).docs[0]?.thumbnailURL)
  }
  expect(await listed(kept)).toBe(kept.drawn)
  // Already rendered for users with access, and still refused for all others.
  expect((await ask(await listed(kept), 'agent')).status).toBe(200)
  expect((await ask(await listed(kept), 'nobody')).status).toBe(403)
  expect((await ask(await listed(open), 'nobody')).status).toBe(200)
})
