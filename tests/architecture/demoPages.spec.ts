import { describe, expect, it } from 'vitest'
import { slices } from '../../src/blocks/registry/configs'
import { toRows } from '../../src/content/demo/build'
import { pages } from '../../src/content/demo/data/pages'
import { layouts } from '../../src/layouts/registry/configs'
import { createCatalogue, treeRules } from '../../src/slices'
import { readRows, validateRows } from '../../src/tree'

const catalogue = createCatalogue(slices, layouts)

// Beside the rooms, because it is the one place where the demo's data meets the slices.
describe('the pages of the demo', () => {
  it.each(pages)('$path is a valid tree of slices that exist, with fields that exist', ({ path, layout, elements }) => {
    const rows = readRows(toRows(elements, path))
    expect(validateRows(rows, treeRules(catalogue, layout))).toEqual([])
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
})
