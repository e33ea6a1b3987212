import { randomUUID } from 'node:crypto'
import { createPage, type App } from './app'

type Data = Record<string, unknown>

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Creates a valid document of any of the demo's collections and returns its id. `more` overrides its data. */
export async function makeDocument(app: App, slug: string, more: Data = {}): Promise<string> {
  const data: Record<string, () => Promise<Data> | Data> = {
    media: () => ({ alt: 'A' }),
    menus: () => ({ name: 'M', location: 'header', _status: 'published' }),
    resorts: () => ({ name: randomUUID(), country: 'X', _status: 'published' }),
    brands: () => ({ name: randomUUID(), _status: 'published' }),
    specials: () => ({ title: randomUUID(), _status: 'published' }),
    posts: () => ({ title: randomUUID(), postType: 'Blog Post', _status: 'published' }),
    'consent-banners': () => ({
      ...{ title: randomUUID(), text: 'T', accept: 'A', decline: 'D', settings: 'S' },
      _status: 'published',
    }),
    forms: () => ({ title: randomUUID(), fields: [{ name: 'a', label: 'A', type: 'text' }] }),
    'fact-sheets': async () => ({ title: 'F', file: await makeDocument(app, 'media'), audience: 'both' }),
    'booking-code-triggers': () => ({ name: 'B', codeType: 'promo', code: 'X' }),
    recipes: () => ({ title: randomUUID(), kind: 'elements' }),
    releases: () => ({ name: 'R' }),
    'release-items': async () => ({
      release: await makeDocument(app, 'releases'),
      collection: 'pages',
      doc: randomUUID(),
      action: 'publish',
    }),
    redirects: () => ({ from: `/${randomUUID()}`, to: { type: 'url', url: 'https://example.com' } }),
    annotations: async () => ({ page: await makeDocument(app, 'pages'), breakpoint: 'default' }),
    'page-reviews': async () => ({ page: await makeDocument(app, 'pages'), status: 'pending' }),
    'head-tags': () => ({ name: 'H', tag: 'meta', appliesTo: 'all' }),
    'form-submissions': async () => ({ form: await makeDocument(app, 'forms'), values: { a: 'b' } }),
    users: () => ({ email: `${randomUUID()}@example.com`, password: 'Secret-123-secret', name: 'U', roles: ['agent'] }),
    references: () => ({
      fromCollection: 'a',
      fromDoc: 'b',
      field: 'c',
      toCollection: 'd',
      toDoc: 'e',
      isPublished: false,
    }),
    operations: () => ({ operationId: randomUUID(), page: 'p', action: 'saveDraft', rev: 1, answer: {} }),
    'layout-colors': () => ({ layout: randomUUID(), rev: 1 }),
    'page-schedules': () => ({
      page: randomUUID(),
      action: 'publish',
      at: new Date().toISOString(),
      timezone: 'UTC',
      by: 'b',
      job: 'j',
    }),
    'page-findings': () => ({ page: randomUUID(), count: 0, findings: [] }),
    'preview-links': () => ({ page: 'p', hash: randomUUID(), expiresAt: new Date().toISOString(), by: 'b' }),
    'audit-events': () => ({ event: 'e' }),
  }
  if (slug === 'pages') return (await createPage(app, more)).id
  const file = { name: `${randomUUID()}.png`, data: PIXEL, mimetype: 'image/png', size: PIXEL.length }
  const doc = await app.payload.create({
    collection: slug as 'media',
    data: { ...(await data[slug]?.()), ...more } as never,
    ...(slug === 'media' ? { file } : {}),
    overrideAccess: true,
  })
  return String(doc.id)
}
