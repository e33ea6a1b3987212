import { randomUUID } from 'node:crypto'
import type { Config } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineSlice, field } from '../../src/slices'
import { slug } from '../../src/slices/slugField'
import { row, startApp, type Answer, type App, type Json } from './helpers/app'
import { hostConfig, LEVELS } from './helpers/hostConfig'
import { savingOf } from './helpers/saving'
import { linkNode, textOf } from './helpers/richText'

/** Spaces, percent codes, other scripts and queries: texts that may be rewritten on the way to the database. */
const TEXTS = [
  ' two  spaces ',
  '100% %20 %2F %zz',
  'señal 日本の夏 שלום e\u0301',
  '/a%2Fb?q=a+b c&d=%2Fx#é',
  'a\r\nb\tc',
  '<b>&amp;</b> “x” \\n',
]
const ADDRESSES = [
  '/contact?utm=a.b',
  '/señal',
  '/se%C3%B1al',
  '/a%2Fb',
  '#ñ',
  '?q=%2Fx',
  'tel:+34%20971',
  'mailto:a@b.c?subject=A%20b',
]

const short = { text: field.text(), url: field.url(), link: field.link(), copy: field.richText() }

const every = defineSlice({
  name: 'every',
  label: 'Every field',
  admin: { group: 'test' },
  fields: {
    text: field.text(),
    textarea: field.textarea(),
    email: field.email(),
    url: field.url(),
    richText: field.richText(),
    upload: field.upload(),
    image: field.image(),
    link: field.link(),
    checkbox: field.checkbox(),
    color: field.color(),
    select: field.select({ options: ['a b', 'ñ%20'] }),
    number: field.number(),
    datetime: field.datetime(),
    date: field.date(),
    relationship: field.relationship({ relationTo: 'products' }),
    documentName: field.documentName({ relationTo: 'topics' }),
    group: field.group({ fields: short }),
    array: field.array({ fields: short }),
    payload: field.payload({ name: 'payload', type: 'json' }),
  },
})

const topics = (config: Config): Config => ({
  ...config,
  collections: [
    ...(config.collections ?? []),
    { slug: 'topics', fields: [{ name: 'title', type: 'text' }, slug({ from: 'title' })] },
  ],
})

let app: App
let media: unknown
let product: unknown
beforeAll(async () => {
  app = await startApp({
    makeConfig: () => hostConfig({ options: { slices: [every], guardedCollections: [] }, plugins: [topics] }),
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
  const data = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
  const file = { data, mimetype: 'image/gif', name: 'a b.gif', size: data.length }
  media = (await app.payload.create({ collection: 'media', data: { alt: 'Sea' } as never, file })).id
  product = (await app.payload.create({ collection: 'products' as 'pages', data: { name: 'Chair' } as never })).id
  await app.payload.create({ collection: 'topics' as 'pages', data: { title: 'Beach' } as never })
})
afterAll(() => app?.stop())

const { open, save } = savingOf(() => app)

/** Returns a value for each field, with the text and the address of the round. */
function valuesOf(text: string, address: string) {
  const words = { version: 1, text, format: 1, detail: 0, mode: 'normal', style: '' }
  const upload = { type: 'upload', version: 3, format: '', id: 'u1', fields: null, relationTo: 'media', value: media }
  const copy = textOf([{ type: 'text', ...words }, linkNode(address), linkNode(address, 'autolink'), upload])
  const link = { text, mode: 'href', href: address, relationship: null, target: '_blank' }
  const url = address.startsWith('/') ? address : `https://example.org/${encodeURIComponent(address)}`
  const inner = { text, url, link, copy }
  return {
    text,
    textarea: text,
    email: 'ann.o-neil+news@mail.example.co.uk',
    url,
    richText: copy,
    upload: [{ breakpoint: 'default', media, focalX: 12.5, focalY: 50, zoom: 150 }],
    image: media,
    link,
    checkbox: true,
    color: '#A1b2C3',
    select: 'ñ%20',
    number: 0.1,
    datetime: '2026-12-24T12:30:00.000Z',
    date: '2026-12-24T12:00:00.000Z',
    relationship: [product],
    documentName: 'beach',
    group: inner,
    array: [inner, inner],
    payload: { text, [text]: [address, null, 1e21, { root: text }] },
  }
}

const storedOf = async (id: string) => {
  const statement = 'select version_elements as elements from _site_pages_v where parent_id = $1 and latest'
  return (await app.query<{ elements: Json[] }>(statement, [id]))[0]?.elements[0]
}

const rounds = [
  ...TEXTS.map((text, index) => [text, ADDRESSES[index] as string] as const),
  ...ADDRESSES.slice(TEXTS.length).map((address) => ['Text', address] as const),
]

it('the slice of the test has a field of every helper that there is', () => {
  expect(Object.keys(every.fields).sort()).toEqual(Object.keys(field).sort())
})

it.each(rounds)(
  'every field is stored as it is sent, and stays so at each further save: %j, %j',
  async (text, address) => {
    const values = valuesOf(text, address)
    const page = { title: 'Twice', path: `/twice-${randomUUID()}`, layout: 'plain', _status: 'published' }
    const body = { ...page, elements: [row('every', values)] }
    const made = await app.call({ method: 'POST', path: '/api/site-pages', body, as: 'editor' })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id } = made.body.doc
    const first = await storedOf(id)
    expect(first).toMatchObject(values)

    const change = async (send: (element: Json) => Promise<Answer>) => {
      const [element] = (await open(id)).rows
      const answer = await send({ ...element, checkbox: element?.checkbox !== true } as Json)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect({ ...(await storedOf(id)), checkbox: true }).toEqual(first)
    }
    for (const query of ['draft=true', 'depth=0']) {
      const path = `/api/site-pages/${id}?${query}`
      await change((element) => app.call({ method: 'PATCH', path, body: { elements: [element] }, as: 'editor' }))
    }
    for (const action of ['saveDraft', 'savePublishVersion']) {
      const { rev } = await open(id)
      await change((element) => save(id, { baseRev: rev, action, upsert: [element] }))
    }
  },
)
