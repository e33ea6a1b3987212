import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutImports } from '../../src/layouts/registry/imports'
import { buildId } from '../../src/options/buildId'
import { ownOrigin } from '../../src/options/ownOrigin'
import { buildMetaEndpoint } from '../../src/serve/endpoints/buildMeta'
import { sitemapEndpoint } from '../../src/serve/endpoints/sitemap'
import { loadPage } from '../../src/serve/page/loadPage'
import { pageMetadata } from '../../src/serve/page/metadata'
import { createPage, startApp, type App, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

interface Pair {
  english: Json
  spanish: Json
  paths: { en: string; es: string }
}

async function makePair(): Promise<Pair> {
  const en = `/found-${randomUUID().slice(0, 8)}`
  const paths = { en, es: `/es${en}` }
  const english = await createPage(app, { path: paths.en })
  const spanish = await createPage(app, { path: paths.es, languageCode: 'es', translationOf: english.id })
  return { english, spanish, paths }
}

const edit = (page: Json, body: object) =>
  app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body, as: 'editor' })

const redirectFrom = async (from: string) => {
  const body = { from, to: { type: 'url', url: '/elsewhere' }, type: '301', enabled: true }
  return (await app.call({ method: 'POST', path: '/api/redirects', body, as: 'editor' })).body.doc as Json
}

/** Returns the languages in the head of a page, and the tags that expire the page. */
async function headOf(path: string) {
  const tags = new Set<string>()
  const loaded = await loadPage({ siteId: 0, path }, { config: app.config, layouts: layoutImports }, (tag) =>
    tags.add(tag),
  )
  if (!loaded) throw new Error(`There is no page at ${path}.`)
  const { alternates } = pageMetadata(loaded.view.page, { origin: ownOrigin() })
  return { languages: alternates?.languages ?? {}, translations: loaded.view.page.translations, tags }
}

/** Returns path -> languages for the pages of a pair that the sitemap lists. */
async function listed({ paths }: Pair): Promise<Record<string, Record<string, string>>> {
  const endpoint = sitemapEndpoint({ config: app.config })
  const text = await (await endpoint(new Request(`${ownOrigin()}/sitemap.xml`))).text()
  const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => {
    const links = [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)]
    return [
      loc.replace(ownOrigin(), ''),
      Object.fromEntries(links.map(([, code, href = '']) => [code, href.replace(ownOrigin(), '')])),
    ] as const
  })
  return Object.fromEntries(entries.filter(([path]) => Object.values(paths).includes(path)))
}

describe('the sitemap and the heads of pages name the same languages', () => {
  it('all of them if search engines may list each', async () => {
    const pair = await makePair()
    const { en, es } = pair.paths
    expect(await listed(pair)).toEqual({ [en]: pair.paths, [es]: pair.paths })
    expect((await headOf(en)).languages).toEqual(pair.paths)
    expect((await headOf(es)).languages).toEqual(pair.paths)
  })

  it.each([
    ['is hidden from search engines', ({ spanish }: Pair) => edit(spanish, { meta: { noIndex: true } })],
    ['names another canonical page', ({ spanish, paths }: Pair) => edit(spanish, { meta: { canonical: paths.en } })],
    [
      'names a canonical page at another host',
      ({ spanish, paths }: Pair) => edit(spanish, { meta: { canonical: `https://one.example${paths.es}` } }),
    ],
    ['is covered by a redirect', ({ paths }: Pair) => redirectFrom(paths.es)],
    ['is covered by a pattern', ({ paths }: Pair) => redirectFrom(`${paths.es}*`)],
  ])('without a page that %s, at once', async (_what, change) => {
    const pair = await makePair()
    const { en, es } = pair.paths
    const { tags } = await headOf(en)
    await app.query('delete from voix_expired_tags')
    await change(pair)
    const expired = await app.query<{ tag: string }>('select tag from voix_expired_tags')
    expect(expired.some(({ tag }) => tags.has(tag))).toBe(true)
    expect(await listed(pair)).toEqual({ [en]: {} })
    const [original, translation] = [await headOf(en), await headOf(es)]
    expect([original.languages, translation.languages]).toEqual([{}, {}])
    // Visitors can still choose the language.
    expect(original.translations).toEqual(pair.paths)
  })

  it('a page that names itself as canonical in any spelling', async () => {
    const pair = await makePair()
    const { en, es } = pair.paths
    expect((await edit(pair.spanish, { meta: { canonical: `${ownOrigin()}${es.toUpperCase()}/` } })).status).toBe(200)
    expect(await listed(pair)).toEqual({ [en]: pair.paths, [es]: pair.paths })
    expect((await headOf(en)).languages).toEqual(pair.paths)
  })
})

describe('the pages of a build', () => {
  const metaOf = async (id: string) => {
    const answer = await buildMetaEndpoint({ config: app.config })(new Request(`${ownOrigin()}/builds/meta/${id}.json`))
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it('are those that the sitemap lists, with no rule of a redirect, under the id of the present build alone', async () => {
    const { paths } = await makePair()
    const hidden = await createPage(app, { path: `/hidden-${randomUUID()}`, meta: { noIndex: true } })
    const draft = await createPage(app, { path: `/draft-${randomUUID()}`, _status: 'draft' })
    await redirectFrom('/secret-campaign')
    const id = await buildId()
    const { status, body } = await metaOf(id)
    expect([status, body.id]).toEqual([200, id])
    expect(body.prerendered).toEqual(expect.arrayContaining(Object.values(paths)))
    for (const absent of [hidden.path, draft.path, '/secret-campaign'])
      expect(JSON.stringify(body)).not.toContain(absent)
    expect((await metaOf('another')).status).toBe(404)
  })
})
