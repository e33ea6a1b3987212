import { randomUUID } from 'node:crypto'
import type { Plugin } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineSlice, field } from '../../src/slices'
import { rebuildReferences } from '../../src/page/references'
import { row, startApp, type App, type Json } from './helpers/app'
import { hostConfig, LEVELS } from './helpers/hostConfig'

const quiz = defineSlice({
  name: 'quiz',
  label: 'Quiz',
  admin: { group: 'shop' },
  fields: { quiz: field.documentName({ relationTo: 'quizzes', label: 'Quiz' }) },
})

/** Adds collections and a global of the application's own, with names unknown to the product. */
const withQuizzes: Plugin = (config) => ({
  ...config,
  collections: [
    ...(config.collections ?? []),
    {
      slug: 'quizzes',
      admin: { useAsTitle: 'topic' },
      access: { read: () => true },
      trash: true,
      fields: [
        { name: 'topic', type: 'text' },
        { name: 'slug', type: 'text', unique: true },
      ],
    },
    {
      slug: 'prizes',
      labels: { singular: { en: 'Prize', de: 'Preis' }, plural: 'Prizes' },
      admin: { useAsTitle: 'name' },
      access: { read: () => true },
      versions: { drafts: true },
      fields: [
        { name: 'name', type: 'text' },
        { name: 'quizzes', type: 'relationship', relationTo: 'quizzes' as 'pages', hasMany: true, required: true },
      ],
    },
  ],
  globals: [
    {
      slug: 'shop-window',
      label: 'Shop window',
      fields: [
        { name: 'quiz', type: 'relationship', relationTo: 'quizzes' as 'pages' },
        { name: 'picture', type: 'upload', relationTo: 'media', required: true },
      ],
    },
  ],
})

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () =>
      hostConfig({
        plugins: [withQuizzes],
        options: { slices: [quiz], guardedCollections: ['quizzes', 'brands'] },
      }),
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
})
afterAll(() => app?.stop())

const send = (method: string, path: string, body?: unknown) => app.call({ method, path, body, as: 'administrator' })
const messageOf = ({ status, body }: { status: number; body: Json }) => [status, body.errors[0]?.message]

async function make(slug: string, data: Record<string, unknown>): Promise<Json> {
  const { status, body } = await send('POST', `/api/${slug}`, data)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc
}

const makeQuiz = () => make('quizzes', { topic: 'Islands', slug: `quiz-${randomUUID()}` })

it('a document that a published page knows by its slug keeps it, and is neither deleted nor trashed', async () => {
  const { id, slug } = await makeQuiz()
  const elements = [row('quiz', { quiz: slug })]
  const page = await make('site-pages', { title: 'Win', path: '/win', layout: 'plain', elements, _status: 'published' })
  await rebuildReferences(app.payload)
  const { body } = await send('GET', `/api/voix/used-in/quizzes/${id}`)
  expect(body.docs).toMatchObject([
    { collection: 'site-pages', id: String(page.id), url: `/admin/studio/${page.id}`, isPublished: true },
  ])
  const used = [409, '“Islands” is used by “Win” (Page). Remove it there first.']
  expect(messageOf(await send('DELETE', `/api/quizzes/${id}`))).toEqual(used)
  expect(messageOf(await send('PATCH', `/api/quizzes/${id}`, { deletedAt: new Date().toISOString() }))).toEqual(used)
  expect(messageOf(await send('PATCH', `/api/quizzes/${id}`, { slug: 'another' }))).toEqual([
    409,
    `“Islands” is known by its slug “${String(slug)}” to “Win” (Page). Keep the slug, or remove it there first.`,
  ])
})

it('a required list of documents loses none of them, in a draft neither', async () => {
  const { id } = await makeQuiz()
  await make('prizes?draft=true', { name: 'Trip', quizzes: [id], _status: 'draft' })
  expect(messageOf(await send('DELETE', `/api/quizzes/${id}?force=true`))).toEqual([
    409,
    '“Islands” is needed by “Trip” (Prize). Choose another one there first.',
  ])
})

it('what a global shows is known as used, and what it must have is not deleted by force', async () => {
  const { id: shown } = await makeQuiz()
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const picture = await app.payload.create({
    collection: 'media',
    data: { alt: 'Blue' },
    file: { name: 'blue.png', data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  })
  const saved = await send('POST', '/api/globals/shop-window', { quiz: shown, picture: picture.id })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { body } = await send('GET', `/api/voix/used-in/quizzes/${shown}`)
  expect(body.docs).toMatchObject([{ title: 'Shop window', url: '/admin/globals/shop-window', isPublished: true }])
  expect(messageOf(await send('DELETE', `/api/quizzes/${shown}`))).toEqual([
    409,
    '“Islands” is used by “Shop window” (Global). Remove it there first.',
  ])
  expect((await send('DELETE', `/api/media/${picture.id}?force=true`)).status).toBe(409)
  expect((await send('DELETE', `/api/quizzes/${shown}?force=true`)).status).toBe(200)
})
