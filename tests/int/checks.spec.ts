import type { Plugin } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Check, Finding } from '../../src/slices/checks'
import { changeOf, type Edit } from '../helpers/changeOf'
import { row, startApp, type App, type Caller, type Json } from './helpers/app'
import { checkedPages, to } from './helpers/checkedPages'
import { hostConfig, LEVELS } from './helpers/hostConfig'

/** A check that queries the database, as those of applications do. */
const onlyOneTeaserOfAKind: Check = {
  name: 'sold-out',
  find: async ({ rows, req }) => {
    const found = rows.flatMap(({ id, product }) => (product ? [{ id, product }] : []))
    const docs = await Promise.all(
      found.map(({ product }) =>
        req?.payload.findByID({ collection: 'products' as 'pages', id: String(product), req }),
      ),
    )
    return found.flatMap(({ id }, index) =>
      (docs[index] as { name?: string } | undefined)?.name === 'Gone'
        ? [{ level: 'error', element: id, field: 'product', text: 'The product is sold out.' }]
        : [],
    )
  },
}
const failing: Check = {
  name: 'failing',
  find: ({ page }) => {
    if (page.title === 'Break') throw new Error('oh')
    return []
  },
}

/** A plugin that localizes the alternative text of pictures. */
const localizedAlt: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'media'
      ? { ...collection, fields: [{ name: 'alt', type: 'text', required: true, localized: true }] }
      : collection,
  ),
})

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () =>
      hostConfig({
        plugins: [localizedAlt],
        options: {
          checks: [onlyOneTeaserOfAKind, failing],
          languages: [
            { code: 'en', name: 'English', file: 'en.json' },
            { code: 'de', name: 'Deutsch', file: 'de.json' },
          ],
          siteLabels: {
            'en.json': () => Promise.resolve({ default: { book: 'Book now', menu: 'Menu' } }),
            'de.json': () => Promise.resolve({ default: { menu: 'Menü' } }),
          },
        },
      }),
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
})
afterAll(() => app?.stop())

const { createPage, change, remove, upload } = checkedPages(() => app)

const ask = (id: string, body: object, as: Caller = 'editor') =>
  app.call({ method: 'POST', path: `/api/voix/pages/${id}/checks`, body, as })

/** Returns the findings of the server for a page with this edit. */
async function findings({ id, rev }: Json, edit?: Edit): Promise<unknown[][]> {
  const answer = await ask(id, { baseRev: rev, change: edit ? changeOf(edit) : null })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const found = answer.body.findings as Finding[]
  return found.map(({ level, element, field, text }) => [level, element, field, text])
}

const inText = (page: Pick<Json, 'id'>) => {
  const link = {
    type: 'link',
    version: 1,
    children: [{ type: 'text', version: 1, text: 'here' }],
    fields: { linkType: 'internal', doc: { relationTo: 'site-pages', value: page.id } },
  }
  return {
    copy: { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] } },
  }
}

describe('what the server finds of a page', () => {
  it('is which links lead to pages that are gone, in the trash or not published', async () => {
    const [gone, draft, trashed, fine] = [
      await createPage(),
      await createPage({ _status: 'draft' }),
      await createPage(),
      await createPage(),
    ]
    await remove(gone.id)
    await change(trashed.id, { deletedAt: new Date().toISOString() })
    const [a, b, c, d, e] = [
      row('teaser', to(gone)),
      row('teaser', inText(draft)),
      row('teaser', to(trashed)),
      row('teaser', to(fine)),
      row('teaser', { link: { mode: 'href', text: 'Soon', href: `${draft.path}?from=here` } }),
    ] as const
    const page = await createPage({ _status: 'draft', elements: [a, b, c, d, e] })
    expect(await findings(page)).toEqual([
      ['error', a.id, 'link', 'The link “Book” leads to a page that does not exist any more.'],
      ['hint', b.id, 'copy', 'The link “here” leads to a page that is not published: visitors do not see it.'],
      ['error', c.id, 'link', 'The link “Book” leads to a page that is in the trash.'],
      ['hint', e.id, 'link', 'The link “Soon” leads to a page that is not published: visitors find nothing.'],
    ])
  })

  it('is of the page as it would be saved, and changes nothing', async () => {
    const [gone, page] = [await createPage(), await createPage()]
    await remove(gone.id)
    const teaser = row('teaser', to(gone))
    const element = { parent: null, slot: 'default' }
    const edit = { upsert: [{ ...teaser, element }], order: [teaser.id] }
    expect(await findings(page, edit)).toEqual([
      ['error', teaser.id, 'link', expect.stringContaining('does not exist')],
    ])
    expect(await findings(page)).toEqual([])
  })

  it('is which pictures stand for others, are gone, or say nothing to the blind', async () => {
    const [standIn, numbered, good, german] = [
      await upload('placeholder-4.png', 'A hill'),
      await upload('hill.png', 'IMG_2031'),
      await upload('sea.png', 'The sea'),
      await upload('bay.png', 'The bay'),
    ]
    await app.payload.update({
      collection: 'media',
      id: german,
      data: { alt: 'Die Bucht' },
      locale: 'de' as 'en',
      overrideAccess: true,
    })
    const picture = (id: number) => row('teaser', { picture: [{ breakpoint: 'default', media: id }] })
    const rows = [standIn, numbered, good, german].map(picture)
    const [first, second] = rows
    const page = await createPage({ elements: rows })
    expect(await findings(page)).toEqual([
      ['hint', first?.id, 'picture', '“placeholder-4.png” is a placeholder image.'],
      ['hint', second?.id, 'picture', 'The alternative text “IMG_2031” does not say what the picture shows.'],
    ])
    const there = await createPage({ languageCode: 'de', elements: [picture(good)] })
    expect((await findings(there))[0]?.at(-1)).toBe('“sea.png” has no alternative text in Deutsch.')
    await app.call({ method: 'DELETE', path: `/api/media/${good}?force=true`, as: 'administrator' })
    expect((await findings(page)).at(-1)).toEqual([
      'error',
      rows[2]?.id,
      'picture',
      'The picture does not exist any more. Choose another.',
    ])
  })

  it('is what of a translation is still in the other language, texts around the page included', async () => {
    const [same, own] = [row('teaser', { title: 'A week by the sea' }), row('teaser', { title: 'Coral Bay' })]
    const original = await createPage({ elements: [same, own] })
    const copies = [
      row('teaser', { title: 'A week by the sea' }),
      row('teaser', { title: 'Coral Bay' }),
      row('teaser', { title: 'Eine Woche am Meer' }),
    ]
    const page = await createPage({ languageCode: 'de', translationOf: original.id, elements: copies })
    expect(await findings(page)).toEqual([
      ['hint', copies[0]?.id, 'title', '“A week by the sea” is still in English.'],
      ['hint', null, null, 'Texts of the site around it are still in English: “Book now”.'],
    ])
    expect(await findings(original)).toEqual([])
  })

  it('is what a check of the application finds there, and that one failed', async () => {
    const product = await app.payload.create({
      collection: 'products' as 'pages',
      data: { name: 'Gone' } as never,
      overrideAccess: true,
    })
    const teaser = row('teaser', { product: product.id })
    const page = await createPage({ _status: 'draft', elements: [teaser] })
    expect(await findings(page)).toEqual([['error', teaser.id, 'product', 'The product is sold out.']])
    const broken = await createPage({ title: 'Break' })
    expect(await findings(broken)).toEqual([['hint', null, null, 'The check “failing” failed. Tell your developers.']])
    // Publishing through the REST API is refused, too.
    const refused = await change(page.id, { _status: 'published' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('The product is sold out.'),
    ])
  })

  it('is what stands in its shared sections, where visitors see it', async () => {
    const [draft, picture] = [await createPage({ _status: 'draft' }), await upload('cove.png', 'IMG_4711')]
    const section = (title: string, elements: ReturnType<typeof row>[]) =>
      createPage({ kind: 'section', path: undefined, title, elements })
    const place = ({ id }: Json) => row('shared-section', { section: id })
    const inner = await section('Inner', [row('teaser', inText(draft))])
    const shown = row('teaser', { picture: [{ breakpoint: 'default', media: picture }] })
    const outer = await section('Outer', [shown, place(inner)])
    const placement = place(outer)
    const page = await createPage({ elements: [placement] })
    const inOuter = (text: string) => [
      'hint',
      placement.id,
      null,
      expect.stringMatching(new RegExp(`^In the shared section “Outer”, Teaser: ${text}`)),
    ]
    const found = await findings(page)
    expect(found).toContainEqual(inOuter('The alternative text “IMG_4711” does not say'))
    expect(found).toContainEqual(inOuter('The link “here” leads to a page that is not published'))
    // On the section's own page they are reported for its elements.
    expect((await findings(outer)).some(([, element]) => element === shown.id)).toBe(true)
  })

  it('is told of the newest revision alone where others changed the same, as in a save, and of a page that can be read', async () => {
    const page = await createPage()
    const older = { baseRev: page.rev - 1 }
    expect((await ask(page.id, { ...older, change: changeOf({ page: { title: 'Mine' } }) })).status).toBe(409)
    // No other user has changed the page.
    expect((await ask(page.id, { ...older, change: null })).status).toBe(200)
    const malformed = await ask(page.id, { baseRev: page.rev, change: { rows: 1 } })
    expect([malformed.status, JSON.stringify(malformed.body)]).toEqual([400, expect.stringContaining('change')])
  })
})
