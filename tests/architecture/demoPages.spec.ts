import { describe, expect, it } from 'vitest'
import { slices } from '../../src/blocks/registry/configs'
import { OFFER_GRAPHICS } from '../../src/collections/resort/specials'
import { GRAPHICS } from '../../src/components/illustrations'
import { toRows } from '../../src/content/demo/build'
import { pages } from '../../src/content/demo/data/pages'
import { spanishOf } from '../../src/content/demo/data/pages/spanish.twins'
import type { DemoPage } from '../../src/content/demo/data/pages/types'
import { recipes } from '../../src/content/demo/data/recipes'
import { spanishTexts } from '../../src/content/demo/data/spanish'
import { addressesIn, visibleTextsIn } from '../../src/content/demo/demo.testing'
import { layouts } from '../../src/layouts/registry/configs'
import { createCatalogue, treeRules } from '../../src/slices'
import { equalNames, readPage } from '../../src/slices/checks'
import { checkedSlices } from '../../src/slices/checks/checkedSlices'
import { readTranslation } from '../../src/slices/translation'
import {
  conditionFaults,
  readRows,
  recipePathProblem,
  styleFaults,
  styleRules,
  toTree,
  validateRows,
} from '../../src/tree'
import type { Row } from '../../src/tree'

const catalogue = createCatalogue(slices, layouts)

const slice = checkedSlices(slices)

/** Returns a page of the demo as stored, with the defaults of new elements. */
function contentOf(path: string) {
  const { elements, title, meta } = pages.find((each) => each.path === path) as DemoPage
  const rows = readRows(toRows(elements, path).map((row) => ({ ...slice(row.blockType)?.defaults, ...row })))
  return { page: { title, meta }, rows, tree: toTree(rows) }
}

/** Returns the errors that prevent publishing the page. */
function faultsOf(rows: readonly Row[], layout: string) {
  const rules = styleRules(layouts.find(({ name }) => name === layout))
  return [
    ...validateRows(rows, treeRules(catalogue, layout)),
    ...conditionFaults(rows),
    ...styleFaults({ rows, known: [], rules }),
  ]
}

// Not in a room: only here do the demo's data meet the slices.
describe('the pages of the demo', () => {
  it.each(pages)('$path is a valid tree of slices that exist, with fields that exist', ({ path, layout, elements }) => {
    const rows = readRows(toRows(elements, path))
    expect(faultsOf(rows, layout)).toEqual([])
    expect(equalNames.find(readPage({ ...contentOf(path), slice, languages: [] }))).toEqual([])
    for (const row of rows) {
      const { id: _id, blockType, blockName: _label, element: _element, ...fields } = row
      const definition = catalogue.findSlice(blockType)
      expect(Object.keys(definition.fields), `${path}: ${blockType}`).toEqual(
        expect.arrayContaining(Object.keys(fields)),
      )
      for (const [name, value] of Object.entries(fields)) {
        const field = definition.fields[name]
        const options =
          field && 'options' in field && Array.isArray(field.options) ? (field.options as { value: string }[]) : null
        if (options)
          expect(
            options.map((option) => option.value),
            `${path}: ${blockType}.${name}`,
          ).toContain(value)
      }
    }
  })

  it('offers draw what the slices draw', () => {
    expect(OFFER_GRAPHICS).toEqual([...GRAPHICS])
  })

  it.each(recipes)('the recipe $path may stand on a page', ({ path, layout, elements }) => {
    expect(recipePathProblem(path)).toBeNull()
    expect(faultsOf(readRows(toRows(elements, path)), layout)).toEqual([])
  })

  it('leads from Spanish pages by links alone, which lead to the language of the page they stand on', () => {
    for (const { path, elements } of pages.filter(({ languageCode }) => languageCode === 'es')) {
      const { links } = readPage({ ...contentOf(path), slice, languages: [] })
      const led = links.flatMap(({ link: { href } }) => (href && /^[/#]/.test(href) ? [href] : []))
      expect(led.toSorted(), path).toEqual(addressesIn(elements).toSorted())
    }
  })

  it.each(Object.entries(spanishTexts))('says everything of %s in Spanish', (path, { words, fields = {} }) => {
    const original = contentOf(path)
    const own = contentOf(`/es${path}`)
    const ids = own.rows.map(({ id }, index) => [id, original.rows[index]?.id ?? ''])
    const record = { elements: Object.fromEntries(ids), texts: {} }
    const { units, missing } = readTranslation({ original, own, record, slice })
    const same = Object.entries(spanishOf(path)?.words ?? {}).flatMap(([english, spanish]) =>
      english === spanish ? [english] : [],
    )
    const open = units.filter(({ state, target }) => state === 'open' && !same.includes(target))
    expect([...open.map(({ target }) => target), ...missing]).toEqual([])
    const used = new Set(visibleTextsIn([original.page, original.rows]))
    expect(Object.keys(words).filter((text) => !used.has(text))).toEqual([])
    const shown = new Set(own.rows.map(({ blockType }) => blockType))
    expect(Object.keys(fields).filter((name) => !shown.has(name))).toEqual([])
  })
})
