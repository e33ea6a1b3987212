import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFiles } from '../../src/admin/media/files/findFiles'
import { readFilesQuery } from '../../src/admin/media/files/filesQuery'
import type { SearchParams } from '../../src/admin/pages/pagesQuery'
import { startApp, type App } from './helpers/app'

let app: App
let picture: Buffer
beforeAll(async () => {
  app = await startApp()
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#088' } })
    .png()
    .toBuffer()
})
afterAll(() => app?.stop())

async function upload(name: string, alt: string, more: object = {}) {
  const file = { data: picture, mimetype: 'image/png', name, size: picture.length }
  // system: the test creates its own files
  const doc = await app.payload.create({ collection: 'media', data: { alt, ...more }, file, overrideAccess: true })
  return String(doc.id)
}

async function find(params: SearchParams) {
  const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'] } as never
  const req = await createLocalReq({ user }, app.payload)
  return findFiles({ req, query: readFilesQuery(params) })
}

const idsOf = (files: readonly { id: number | string }[]) => files.map(({ id }) => String(id)).toSorted()

it('finds the pictures whose alt text is missing or only the name of the file, by language', async () => {
  const named = await upload('long-beach.png', 'Long beach')
  const described = await upload('lagoon.png', 'A boat in a green lagoon')
  const spanish = { collection: 'media', locale: 'es', data: { alt: 'Un barco' }, overrideAccess: true } as const
  // system: the test updates its own file
  await app.payload.update({ ...spanish, id: described })
  const both = [named, described].join()
  const missing = async (language: string) => idsOf((await find({ ids: both, missing: language })).files)
  expect(await missing('any')).toEqual([named])
  expect(await missing('en')).toEqual([named])
  expect(await missing('es')).toEqual([named])
  await app.payload.update({ ...spanish, id: named, data: { alt: 'Una playa larga' } })
  expect(await missing('es')).toEqual([])
  expect(await missing('en')).toEqual([named])
})

it('returns the alt text of each language, without one that falls back', async () => {
  const id = await upload('terrace.png', 'A terrace at dusk')
  const { files, languages } = await find({ ids: id })
  expect(languages.map(({ code }) => code)).toContain('es')
  expect(files.map(({ alts }) => alts)).toEqual([{ en: 'A terrace at dusk' }])
})

it('searches names, alt texts and tags, each file once, and takes signs of patterns as written', async () => {
  const id = await upload('zebra-1.png', 'Stripes of a zebra', { tags: ['zebra', 'zebra crossing'] })
  expect(idsOf((await find({ search: 'zebra' })).files)).toEqual([id])
  expect((await find({ search: 'zebra' })).total).toBe(1)
  expect((await find({ search: 'zebr_' })).files).toEqual([])
})

it('finds nothing for ids that do not exist, and nothing beyond the last page', async () => {
  expect((await find({ ids: 'no-such-file,999999999' })).files).toEqual([])
  expect((await find({ page: '9999' })).files).toEqual([])
  expect((await find({ page: '9999', missing: 'any' })).files).toEqual([])
})

it('narrows to a folder and a tag', async () => {
  const id = await upload('spa.png', 'A spa', { folder: 'Hotels/Spa', tags: ['calm'] })
  await upload('gym.png', 'A gym', { folder: 'Hotels/Gym', tags: ['loud'] })
  expect(idsOf((await find({ folder: 'Hotels/Spa' })).files)).toEqual([id])
  expect(idsOf((await find({ tag: 'calm' })).files)).toEqual([id])
})
