import { BlocksFeature, lexicalEditor, LinkFeature, UploadFeature } from '@payloadcms/richtext-lexical'
import type { Config, Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type App } from './helpers/app'
import { hostConfig, LEVELS } from './helpers/hostConfig'
import { addressesOf, linkNode, textOf, textWithLinks } from './helpers/richText'

const WRITTEN = ['/contact?utm=a.b', '/señal', 'tel:+34 971', '#a.b']
const STORED = ['/contact?utm=a.b', '/señal', 'tel:+34%20971', '#a.b']

/** Returns an editor with links that is created for one field only. */
const linksOnly = () => lexicalEditor({ features: [LinkFeature()] })

const withOwnLinks = lexicalEditor({
  features: [
    LinkFeature({ fields: ({ defaultFields }) => [...defaultFields, { name: 'note', type: 'text' }] }),
    BlocksFeature({ blocks: [{ slug: 'aside', fields: [{ name: 'inner', type: 'richText', editor: linksOnly() }] }] }),
    UploadFeature({ collections: { media: { fields: [{ name: 'caption', type: 'richText', editor: linksOnly() }] } } }),
  ],
})

const fields: Field[] = [
  { name: 'root', type: 'richText' },
  { name: 'unnamed', type: 'richText', editor: lexicalEditor() },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'More',
        fields: [{ name: 'rows', type: 'array', fields: [{ name: 'own', type: 'richText', editor: withOwnLinks }] }],
      },
    ],
  },
]

const notes = (config: Config): Config => ({
  ...config,
  collections: [...(config.collections ?? []), { slug: 'notes', versions: { drafts: true }, fields }],
  globals: [
    ...(config.globals ?? []),
    { slug: 'imprint', fields: [{ name: 'text', type: 'richText', editor: linksOnly() }] },
  ],
})

/** A plugin that runs after `voix()`. */
const later = (config: Config): Config => ({
  ...config,
  collections: [
    ...(config.collections ?? []),
    { slug: 'late', fields: [{ name: 'text', type: 'richText', editor: linksOnly() }] },
  ],
})

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () => hostConfig({ plugins: [notes, Object.assign(later, { order: 1 })] }),
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
})
afterAll(() => app?.stop())

const send = async (method: string, path: string, body: object) => {
  const answer = await app.call({ method, path, body, as: 'administrator' })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.doc ?? (answer.body.result as never)
}

it('every editor of an application stores addresses as they are written, whatever its features are', async () => {
  const { id } = await app.payload.create({
    collection: 'media',
    data: { alt: 'Sea' } as never,
    file: {
      data: Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
      mimetype: 'image/gif',
      name: 'a.gif',
      size: 10,
    },
  })
  const inner = textWithLinks(WRITTEN)
  const own = textOf([
    ...WRITTEN.map((url) => linkNode(url)),
    linkNode('/señal', 'autolink'),
    { type: 'block', version: 2, format: '', fields: { id: 'b1', blockType: 'aside', inner } },
    { type: 'upload', version: 3, format: '', id: 'u1', relationTo: 'media', value: id, fields: { caption: inner } },
  ])
  let doc = await send('POST', '/api/notes?depth=0', {
    root: inner,
    unnamed: inner,
    rows: [{ own }],
    _status: 'published',
  })
  for (const status of ['published', 'draft', 'published']) {
    const query = status === 'draft' ? '&draft=true' : ''
    doc = await send('PATCH', `/api/notes/${doc.id}?depth=0${query}`, { ...doc, _status: status })
    expect(addressesOf(doc.root)).toEqual(STORED)
    expect(addressesOf(doc.unnamed)).toEqual(STORED)
    expect(addressesOf(doc.rows)).toEqual([...STORED, '/señal', ...STORED, ...STORED])
  }
})

it('editors of globals, and those that a later plugin brings, do so as well', async () => {
  let [doc, global] = [
    await send('POST', '/api/late', { text: textWithLinks(WRITTEN) }),
    { text: textWithLinks(WRITTEN) } as object,
  ]
  for (let times = 0; times < 3; times++) {
    doc = await send('PATCH', `/api/late/${doc.id}`, { text: doc.text })
    global = await send('POST', '/api/globals/imprint', global)
    expect([addressesOf(doc), addressesOf(global)]).toEqual([STORED, STORED])
  }
})
