import type { CollectionSlug, FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const remove = (path: string) => app.call({ method: 'DELETE', path, as: 'administrator' })

const isThere = async (collection: string, id: string) =>
  (await app.payload.count({ collection: collection as 'pages', where: { id: { equals: id } } })).totalDocs === 1

interface Relation {
  slug: string
  field: string
  /** Returns the field's value for a reference to a document. */
  valueOf: (id: string) => unknown
  isRequired: boolean
}

/** Returns every field of the configuration that refers to a collection, also in groups and arrays. */
function relationsTo(target: string): Relation[] {
  return app.config.collections.flatMap(({ slug, flattenedFields }) =>
    slug.startsWith('payload-') ? [] : within(flattenedFields).map((relation) => ({ ...relation, slug })),
  )

  function within(fields: readonly FlattenedField[]): Omit<Relation, 'slug'>[] {
    return fields.flatMap((field): Omit<Relation, 'slug'>[] => {
      const { name } = field
      if (field.type === 'relationship' || field.type === 'upload') {
        const { relationTo, hasMany = false } = field
        const isOne = typeof relationTo === 'string'
        if (!(isOne ? relationTo === target : relationTo.includes(target as CollectionSlug))) return []
        const one = (id: string) => (isOne ? id : { relationTo: target, value: id })
        return [
          {
            field: name,
            valueOf: (id) => (hasMany ? [one(id)] : one(id)),
            isRequired: Boolean(field.required),
          },
        ]
      }
      if (field.type === 'group' && name === 'to')
        return [{ field: name, valueOf: (page) => ({ type: 'page', page }), isRequired: false }]
      if (field.type === 'array' && name === 'comments')
        return target === 'users'
          ? [{ field: name, valueOf: (author) => [{ text: 'x', author }], isRequired: false }]
          : []
      return []
    })
  }
}

/** Collections whose documents are not deleted on their own. */
const UNTOUCHED = [
  'references',
  'operations',
  'audit-events',
  'annotations',
  'page-reviews',
  'layout-colors',
  'page-schedules',
  'page-findings',
  'preview-links',
  'release-items',
]

describe('a document that others refer to', () => {
  const slugs = () =>
    app.config.collections.map(({ slug }) => slug as string).filter((slug) => !slug.startsWith('payload-'))

  it('of any collection is deleted, or refused with what cannot be without it', async () => {
    for (const slug of slugs()) {
      const id = await makeDocument(app, slug)
      const relations = relationsTo(slug).filter(({ field }) => !(field === 'to' && slug !== 'pages'))
      const referring = []
      for (const { slug: from, field, valueOf, isRequired } of relations) {
        const holder = await makeDocument(app, from, { [field]: valueOf(id) })
        // The review of a page and the items of a release are deleted with it.
        const isPart = ['annotations', 'page-reviews', 'release-items'].includes(from)
        referring.push({ collection: from, id: holder, keeps: isRequired && !isPart })
      }
      const answer = await remove(`/api/${slug}/${id}?force=true`)
      if (UNTOUCHED.includes(slug)) {
        expect(answer.status, slug).toBe(403)
        continue
      }
      const keepers = referring
        .filter(({ keeps }) => keeps)
        .map(({ collection, id: holder }) => ({ collection, id: holder }))
      expect(answer.status, `${slug}: ${JSON.stringify(answer.body)}`).toBe(keepers.length > 0 ? 409 : 200)
      if (keepers.length === 0) continue
      expect(answer.body.errors[0]?.data.usedIn, slug).toMatchObject(keepers)
      for (const keeper of keepers) expect((await remove(`/api/${keeper.collection}/${keeper.id}`)).status).toBe(200)
      expect((await remove(`/api/${slug}/${id}?force=true`)).status, slug).toBe(200)
    }
  })
})

describe('a page with remarks', () => {
  const withRemark = async (data: Record<string, unknown> = {}) => {
    const page = await createPage(app, data)
    const review = await makeDocument(app, 'page-reviews', { page: page.id })
    const remark = await makeDocument(app, 'annotations', { page: page.id, comments: [{ text: 'Look' }] })
    return { page, remark, review }
  }

  it.each([
    ['alone', (page: Json) => `/api/pages/${page.id}`],
    ['by force', (page: Json) => `/api/pages/${page.id}?force=true`],
    ['with others', (page: Json) => `/api/pages?where[id][in]=${page.id}`],
  ])('is deleted %s, and they with it', async (_how, path) => {
    const { page, remark, review } = await withRemark()
    const answer = await remove(path(page))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect([await isThere('pages', page.id), await isThere('annotations', remark)]).toEqual([false, false])
    expect(await isThere('page-reviews', review)).toBe(false)
  })

  it('keeps them when it is not deleted', async () => {
    const { page, remark } = await withRemark()
    await createPage(app, { elements: [row('rich-text', { copy: linkTo(page.id) })] })
    expect((await remove(`/api/pages/${page.id}`)).status).toBe(409)
    await remove(`/api/pages?where[id][in]=${page.id}`)
    expect([await isThere('pages', page.id), await isThere('annotations', remark)]).toEqual([true, true])
  })
})

function linkTo(page: string) {
  const fields = { linkType: 'internal', doc: { relationTo: 'pages', value: page }, newTab: false }
  const link = { type: 'link', version: 3, children: [{ type: 'text', version: 1, text: 'Here' }], fields }
  return { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] } }
}
