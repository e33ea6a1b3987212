import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { slices } from '../../blocks/registry/configs'
import { toRows } from './build'
import type { Condition, DemoRow } from './build'
import { brands } from './data/brands'
import { factSheets } from './data/factSheets'
import { menus } from './data/menus'
import { pages } from './data/pages'
import pictures from './data/pictures.json'
import { POST_PATH, postPath, posts, RELEASE_PATH } from './data/posts'
import { resortPath, resorts } from './data/resorts'
import type { DemoPage } from './data/pages/types'
import { recipes } from './data/recipes'
import { redirects } from './data/settings'
import { specials } from './data/specials'
import { addressesIn, namesIn, objectsIn, visibleTextsIn } from './demo.testing'
import type { RichText } from './text'

interface Settings {
  type: 'and' | 'or'
  conditions: Condition[]
}

const paths = new Set([...pages.map(({ path }) => path), ...posts.map(postPath)])
const rows = pages.flatMap(({ elements, path }) => toRows(elements, path))
const conditions = rows.flatMap(({ element }) => (element.conditionsSettings as Settings).conditions)
const tagsOf = ({ element }: DemoRow) => element.tags as { name: string; point: number }[]

const keys = new Set([...pictures.map(({ key }) => key), ...brands.map(({ slug }) => `logo-${slug}`)])

describe('the demo', () => {
  it('has the group that it promises', () => {
    expect(brands).toHaveLength(14)
    expect(new Set(brands.map(({ layout }) => layout)).size).toBe(brands.length)
    expect(resorts.length).toBeGreaterThanOrEqual(6)
    expect(new Set(resorts.map(({ country }) => country)).size).toBeGreaterThanOrEqual(4)
    expect(specials.length).toBeGreaterThanOrEqual(40)
    expect(factSheets.length).toBeGreaterThanOrEqual(8)
    expect(posts.length).toBeGreaterThanOrEqual(10)
    expect(new Set(posts.map(({ postType }) => postType)).size).toBe(7)
    expect(pages.length).toBeGreaterThanOrEqual(60)
  })

  it('uses every slice, those that editors are no longer offered, too', () => {
    const used = new Set(pages.flatMap(({ elements }) => toRows(elements, '')).map(({ blockType }) => blockType))
    expect(slices.filter(({ name }) => !used.has(name))).toEqual([])
  })

  it('has every page in Spanish, too: a translation after it, at its path below /es', () => {
    const inLanguage = (code: string) => pages.filter(({ languageCode }) => languageCode === code)
    expect(inLanguage('es')).toHaveLength(inLanguage('en').length)
    for (const original of inLanguage('en')) {
      const { path, layout } = original
      const translation = pages.find(({ translationOf }) => translationOf === path)
      expect(translation, path).toMatchObject({ path: `/es${path}`.replace(/\/$/, ''), languageCode: 'es', layout })
      expect(pages.findIndex((page) => page === translation)).toBeGreaterThan(pages.indexOf(original))
    }
  })

  it.each(posts)('tells $slug in Spanish, too, paragraph by paragraph', ({ title, excerpt, body }) => {
    const kinds = (text: RichText) =>
      objectsIn(text).flatMap(({ type, tag }) => (type === 'text' ? [] : [[type, tag].join(' ')]))
    expect(kinds(body.es)).toEqual(kinds(body.en))
    expect(addressesIn(body.es)).toEqual(addressesIn(body.en))
    const words = (language: 'en' | 'es') =>
      [title[language], excerpt[language], ...objectsIn(body[language]).map(({ text }) => text)].filter(
        (text) => typeof text === 'string' && /\p{L}{2}/u.test(text),
      )
    // Names stay as they are.
    const names = resorts.map(({ name }) => name.replace(/^(Solmara|Jewel Coast|Costa Viva|Noche Azul) /, ''))
    expect(words('es').filter((text) => words('en').includes(text) && !names.includes(String(text)))).toEqual([])
  })

  it('has a page for every brand and resort, one that shows every post, and no path twice', () => {
    expect(paths.size).toBe(pages.length + posts.length)
    for (const { slug, layout } of brands)
      expect(pages.find(({ path }) => path === `/brands/${slug}`)).toMatchObject({ layout })
    for (const { slug } of resorts) expect(paths).toContain(`/resorts/${slug}`)
    expect(paths).toContain(POST_PATH)
    expect(paths).toContain(RELEASE_PATH)
  })

  it.each(pages)('$path begins with a hero and has exactly one h1', ({ path, elements }) => {
    const rows = toRows(elements, path)
    const isHero = (blockType: string) => /(^|-)hero$/.test(blockType)
    expect(rows[0]?.blockType).toMatch(/(^|-)hero$/)
    expect(
      rows.filter(({ blockType, titleTag }) => titleTag === 'h1' || (isHero(blockType) && titleTag === undefined)),
    ).toHaveLength(1)
  })

  it('links only to pages that exist, and to targets on the same page', () => {
    for (const page of pages) {
      const ids = new Set(
        toRows(page.elements, page.path).flatMap(({ element, targetName }) => [
          (element.properties as { domId: string | null }).domId,
          // A popup opens by its name.
          targetName,
        ]),
      )
      for (const address of addressesIn(page.elements)) {
        if (address.startsWith('#')) expect(ids, `${page.path} -> ${address}`).toContain(address.slice(1))
        else expect(paths, `${page.path} -> ${address}`).toContain(address)
      }
    }
    for (const menu of menus) for (const address of addressesIn(menu.items)) expect(paths, menu.name).toContain(address)
    for (const post of posts) for (const address of addressesIn(post.body)) expect(paths, post.slug).toContain(address)
    for (const { from, to } of redirects) if ('page' in to) expect(paths, from).toContain(to.page)
  })

  it('names only documents that exist', () => {
    const names = namesIn(pages)
    const shared = pages.flatMap(({ meta }) => meta.image ?? [])
    for (const key of [...names.media, ...shared, ...posts.map(({ cover }) => cover)]) expect(keys).toContain(key)
    for (const slug of names.specials) expect(specials.map((special) => special.slug)).toContain(slug)
    for (const slug of names.resorts) expect(resorts.map((resort) => resort.slug)).toContain(slug)
    for (const slug of names.brands) expect(brands.map((brand) => brand.slug)).toContain(slug)
    for (const resort of resorts) {
      expect(keys).toContain(resort.image)
      for (const [key] of resort.gallery) expect(keys).toContain(key)
      expect(brands.map(({ slug }) => slug)).toContain(resort.brand)
    }
    for (const special of specials) {
      expect(keys).toContain(special.image)
      expect(brands.map(({ slug }) => slug)).toContain(special.brand)
      expect(resorts.map(({ slug }) => slug)).toEqual(expect.arrayContaining(special.resorts))
    }
    for (const sheet of factSheets) expect(resorts.map(({ slug }) => slug)).toContain(sheet.resort)
  })

  it('has a file of every picture and every logo, no other, and not too many bytes', () => {
    const dir = path.join(import.meta.dirname, 'pictures')
    const files = readdirSync(dir)
    const logos = [...brands.map(({ slug }) => slug), ...resorts.map(({ slug }) => `resort-${slug}`)]
    const named = [...pictures.map(({ key }) => `${key}.jpg`), ...logos.map((name) => `logo-${name}.png`)]
    expect(files.toSorted()).toEqual(named.toSorted())
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(dir, file)).size, 0)
    expect(bytes).toBeLessThan(12_000_000)
  })

  it('says in both languages what every picture shows, of no two the same', () => {
    for (const language of ['en', 'es'] as const) {
      const texts = pictures.map(({ alt }) => alt[language])
      expect(texts.filter((text) => text.length <= 20)).toEqual([])
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('says nothing twice: no long text stands on two resort pages', () => {
    const seen = new Map<string, string>()
    for (const { path, elements } of pages.filter((page) => page.path.startsWith('/resorts/'))) {
      for (const text of new Set(visibleTextsIn(elements).filter((line) => line.length > 60))) {
        expect(seen.get(text), `"${text}" on ${path}`).toBeUndefined()
        seen.set(text, path)
      }
    }
  })

  it.each(resorts)(
    'takes what the document of $slug says from there, and copies nothing of it',
    ({ slug, ...resort }) => {
      const page = pages.find(({ path }) => path === resortPath(slug))
      expect(page?.meta).toEqual({})
      const rows = toRows(page?.elements ?? [], slug)
      for (const blockType of ['hero', 'introduction', 'check-in-out', 'contact-block']) {
        const row = rows.find((one) => one.blockType === blockType)
        const where = [{ field: 'slug', operator: 'equals', value: slug }]
        expect(row?.element.modelQuery, blockType).toMatchObject({ collection: 'resorts', where })
      }
      const shown = visibleTextsIn(rows).join('\n')
      const { phone, email, address } = resort.contact
      for (const text of [resort.tagline.en, resort.description.en, phone, email, address])
        expect(shown).not.toContain(text)
    },
  )

  it('has a page for the resorts of each brand that runs some, filled from the document of the address', () => {
    const ofBrands = [...new Set(resorts.map(({ brand }) => brand))].filter((slug) => slug !== 'solmara')
    for (const path of [resortPath('{slug}'), ...ofBrands.map((slug) => resortPath(`${slug}/{slug}`))]) {
      const page = pages.find((one) => one.path === path)
      const asked = objectsIn(page?.elements).filter(({ field, value }) => field === 'slug' && value === '{slug}')
      expect(asked.length, path).toBeGreaterThanOrEqual(10)
      expect(namesIn(page?.elements), path).toEqual({ media: [], specials: [], resorts: [], brands: [] })
    }
  })

  it('shows by conditions what is not for every visitor, each kind of which one page has a use', () => {
    // A page has one language: what is said in another stands on its translation.
    const kinds = conditions.map(({ key }) => key.replace(/:.*/, ''))
    expect(new Set(kinds)).toEqual(new Set(['date', 'breakpoint', 'tag', 'query', 'referrer']))
    expect(new Set(rows.map(({ element }) => (element.conditionsSettings as Settings).type))).toEqual(
      new Set(['and', 'or']),
    )
    expect(rows.some(({ element }) => element.audience === 'agents')).toBe(true)
    const counted = new Set(
      pages
        .flatMap(({ tags = [] }) => tags)
        .concat(rows.flatMap(tagsOf))
        .map(({ name }) => name),
    )
    for (const { key } of conditions)
      if (key.startsWith('tag:')) expect(counted, 'nobody earns its points').toContain(key.slice(4))
  })

  it('looks different at several widths, as a whole and in its fields, and leaves things out on phones', () => {
    const widths = (styles: unknown[]) => new Set(styles.flatMap((style) => Object.keys(style ?? {})))
    expect(widths(rows.map(({ element }) => element.style))).toEqual(new Set(['default', 'md', 'lg']))
    const ofFields = rows.flatMap(({ element }) => Object.values(element.fieldProperties as object) as unknown[])
    expect(widths(ofFields)).toEqual(new Set(['default', 'md']))
    expect(objectsIn(rows.map(({ element }) => element.style)).some(({ visibility }) => visibility === 'hidden')).toBe(
      true,
    )
  })

  it('asks for documents by queries, and has pages with fields of their own', () => {
    const asked = rows.flatMap(({ element }) => (element.modelQuery as { collection: string } | null)?.collection ?? [])
    expect(new Set(asked)).toEqual(new Set(['resorts', 'posts', 'specials', 'brands']))
    const types = pages.flatMap(({ fields = [] }) => fields.map(({ type }) => type))
    expect(types).toEqual(expect.arrayContaining(['specials', 'bookingexcluderesorts']))
  })

  it('has recipes that say what they are for, and pages that are built like them', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(5)
    for (const { path, title, description, elements } of recipes) {
      expect(title.length, path).toBeGreaterThan(3)
      expect(description.length, path).toBeGreaterThan(40)
      const isBuilt = (page: DemoPage) => {
        const left = elements.map(({ slice }) => slice)
        for (const { slice } of page.elements) if (slice === left[0]) left.shift()
        return left.length === 0
      }
      expect(pages.filter(isBuilt).length, path).toBeGreaterThan(0)
    }
  })

  it('has specials whose windows are in order', () => {
    for (const { startDate, endDate } of specials) expect(Date.parse(startDate)).toBeLessThan(Date.parse(endDate))
  })
})
