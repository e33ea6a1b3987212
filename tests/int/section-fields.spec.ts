import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => void (app = await startApp()))
afterAll(() => app?.stop())

const menu = (value: unknown) => {
  const link = { mode: 'relationship', text: 'There', relationship: { relationTo: 'pages', value } }
  const body = { name: 'Main', location: 'header', items: [{ label: 'There', link }], _status: 'published' }
  return app.call({ method: 'POST', path: '/api/menus', as: 'editor', body })
}

/** Returns the fields of a collection that refer to pages, at any depth. */
function toPages(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if ('fields' in field) return toPages(field.fields)
    return field.type === 'relationship' && [field.relationTo].flat().includes('pages') ? [field] : []
  })
}

it('the fields of menus and redirects offer pages and no shared sections, which have no address', async () => {
  const found = app.config.collections
    .filter(({ slug }) => slug === 'menus' || slug === 'redirects')
    .flatMap(({ fields }) => toPages(fields))
  expect(found.length).toBeGreaterThan(0)
  for (const field of found) {
    const filter = 'filterOptions' in field ? (field.filterOptions as unknown) : null
    expect(typeof filter).toBe('function')
    const answer: unknown = (filter as (asked: { relationTo: string }) => unknown)({ relationTo: 'pages' })
    expect(answer).toEqual({ kind: { not_equals: 'section' } })
  }
  const [page, section] = [await createPage(app, {}), await createPage(app, { kind: 'section' })]
  const answers = [await menu(page.id), await menu(section.id)]
  expect(answers.map(({ status }) => status)).toEqual([201, 400])
  expect(JSON.stringify(answers[1]?.body)).toContain('items.0.link.relationship')
})
