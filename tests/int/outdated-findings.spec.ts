import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDocument } from './helpers/documents'
import { createPage, row, startApp, type App, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const call = (method: string, path: string, body?: unknown) => app.call({ method, path, body, as: 'editor' })
const health = async () =>
  (await call('GET', '/api/voix/health')).body as unknown as {
    pages: { id: string; findings: { check: string; text: string }[] }[]
  }
const textsOf = async ({ id }: Json) =>
  (await health()).pages.find((page) => page.id === id)?.findings.map(({ text }) => text) ?? []
const unchecked = async () =>
  ((await call('GET', '/api/voix/health/counts')).body as unknown as { unchecked: number }).unchecked

it('does not store what it found on a version that is being replaced', async () => {
  const page = await createPage(app, { title: 'Sound', path: '/raced', elements: [row('hero', { title: 'Sea' })] })
  await health()
  const transactionID = await app.payload.db.beginTransaction()
  const req = { transactionID } as never
  await app.payload.update({
    collection: 'pages',
    id: page.id,
    data: { elements: [row('hero', { title: 'TBD' })], rev: page.rev, _status: 'published' } as never,
    // system: publishes as a job does
    overrideAccess: true,
    req,
  })
  await call('POST', '/api/voix/health/again')
  expect((await textsOf(page)).join()).not.toContain('TBD')
  await app.payload.db.commitTransaction(transactionID!)
  expect((await textsOf(page)).join()).toContain('TBD')
})

it('checks a page again when something in a shared section of it was changed', async () => {
  const media = await makeDocument(app, 'media', { alt: 'IMG_2031' })
  const picture = row('hero', { title: 'Sea', image: [{ breakpoint: 'default', media }] })
  const section = await createPage(app, { kind: 'section', path: null, title: 'Shared', elements: [picture] })
  const elements = [row('shared-section', { section: section.id })]
  const page = await createPage(app, { title: 'Shows it', path: '/shows-section', elements })
  expect((await textsOf(page)).join()).toContain('IMG_2031')
  await app.payload.update({ collection: 'media', id: media, data: { alt: 'The bay at noon' }, overrideAccess: true })
  expect((await textsOf(page)).join()).not.toContain('IMG_2031')
})

it('checks a page again when a page at an address that it links to is published or unpublished', async () => {
  const target = await createPage(app, { title: 'Target', path: '/by-path' })
  const link = row('ghost-button-link', { link: { mode: 'href', text: 'There', href: '/by-path?a=b' } })
  const page = await createPage(app, { title: 'Linking', path: '/links-by-path', elements: [link] })
  const isHidden = async () => (await textsOf(page)).join().includes('not published')
  expect(await isHidden()).toBe(false)
  const hidden = await call('PATCH', `/api/pages/${target.id}`, { _status: 'draft', rev: target.rev })
  expect(await isHidden()).toBe(true)
  const { rev } = hidden.body.doc
  await call('PATCH', `/api/pages/${target.id}`, { _status: 'published', rev })
  expect(await isHidden()).toBe(false)
})

it('checks a page without a description again when its document has one', async () => {
  const page = await createPage(app, { title: 'Brand', path: '/brand-page', meta: {} })
  const lacks = async () => (await textsOf(page)).includes('There is no description for search engines.')
  expect(await lacks()).toBe(true)
  await app.payload.create({
    collection: 'brands',
    data: { name: 'Sea', slug: 'brand-page', tagline: 'By the sea', page: page.id } as never,
    overrideAccess: true,
  })
  expect(await lacks()).toBe(false)
})

it('counts pages that have to be checked again as not checked', async () => {
  const page = await createPage(app, { title: 'Counted', path: '/counted' })
  await health()
  expect(await unchecked()).toBe(0)
  await app.payload.update({
    collection: 'pages',
    id: page.id,
    data: { elements: [row('hero', { title: 'TBD' })], rev: page.rev, _status: 'published' } as never,
    overrideAccess: true,
  })
  expect(await unchecked()).toBe(1)
  await health()
  expect(await unchecked()).toBe(0)
})

it('has all pages checked again without waiting for pages that are being published', async () => {
  const page = await createPage(app, { title: 'Busy', path: '/busy' })
  const transactionID = await app.payload.db.beginTransaction()
  const { sessions } = app.payload.db as unknown as PostgresAdapter
  await sessions[String(transactionID)]?.db.execute(
    sql`update page_findings set updated_at = now() where page = ${page.id}`,
  )
  expect((await call('POST', '/api/voix/health/again')).status).toBe(200)
  await app.payload.db.commitTransaction(transactionID!)
  expect(await unchecked()).toBeGreaterThan(0)
})
