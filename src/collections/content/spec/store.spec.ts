import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { resolveContent } from '../resolve'
import { ContentStore } from '../store'

const store = new ContentStore(resolveContent({ dir: path.resolve('src/content') }))

it('finds the browser’s database from every copy of the module that a build has', async () => {
  await store.query('docs').count()
  vi.resetModules()
  const { sqliteFile } = await import('../store')
  expect(await sqliteFile()).toMatch(/sql\.js\/dist\/sql-wasm\.wasm$/)
})

describe('content collections', () => {
  it('are a table each', async () => {
    for (const name of ['locales', 'recipes', 'docs', 'voixuserguide', 'info']) {
      expect(await store.dump(name)).toMatch(new RegExp(`^CREATE TABLE _content_${name} \\(`))
      expect(await store.query(name).count()).toBeGreaterThan(0)
    }
  })

  const DOCUMENT = [
    'id',
    'title',
    'body',
    'description',
    'extension',
    'meta',
    'navigation',
    'order',
    'path',
    'seo',
    'stem',
    'view',
  ]

  it.each([
    ['locales', ['id', 'extension', 'meta', 'stem']],
    ['info', ['id', 'extension', 'meta', 'stem']],
    [
      'recipes',
      [
        'id',
        'title',
        'body',
        'description',
        'extension',
        'layout',
        'meta',
        'name',
        'navigation',
        'path',
        'recipe',
        'seo',
        'stem',
      ],
    ],
    ['docs', DOCUMENT],
    ['voixuserguide', DOCUMENT],
  ])('%s has the columns of the specification', async (name, columns) => {
    expect(Object.keys((await store.query(name).first()) ?? {})).toEqual(columns)
  })

  it('info has no fields beside the columns of every data collection', () => {
    const collections = resolveContent({ dir: path.resolve('src/content'), collections: { plain: { type: 'data' } } })
    expect(collections.get('info')).toMatchObject({ type: 'data' })
    expect(collections.get('info')?.columns).toEqual(collections.get('plain')?.columns)
    expect(Object.keys(collections.get('recipes')?.columns ?? {}).length).toBeGreaterThan(4)
  })

  it('have a version hash that begins v3.5.0 and changes with the rows', async () => {
    const version = await store.version('docs')
    expect(version).toMatch(/^v3\.5\.0--[\w-]{43}$/)
    expect(await store.version('voixuserguide')).not.toBe(version)
  })

  it('keep front matter in columns, the markdown as a tree, and what has no column in meta', async () => {
    const row = await store.query('docs').path('/docs/your-first-slice').first()
    expect(row).toMatchObject({
      id: 'docs/2.your-first-slice.md',
      title: 'Your first slice',
      order: 2,
      stem: '2.your-first-slice',
      navigation: true,
      seo: { title: 'Your first slice' },
      body: {
        type: 'root',
        children: expect.arrayContaining([expect.objectContaining({ type: 'code', lang: 'ts' })]) as unknown,
      },
    })
    expect((await store.query('locales').where('stem', '=', 'en').first())?.meta).toMatchObject({ close: 'Close' })
    const recipe = await store.query('recipes').where('name', '=', 'two-doors').first()
    expect(recipe).toMatchObject({ layout: 'blocks', recipe: [{ blockType: 'columns' }] })
  })
})
