import { expect, it } from 'vitest'
import { createRow } from '../tree'
import { asDefined } from './asDefined'
import { createCatalogue } from './catalogue'
import { defineSlice } from './defineSlice'
import { field } from './field'
import { upgradeRow } from './history'

const plain = defineSlice({
  name: 'plain',
  label: 'Plain',
  admin: { group: 'g' },
  fields: { title: field.text({ defaultValue: 'New' }) },
})
const renamed = defineSlice({
  name: 'renamed',
  label: 'Renamed',
  admin: { group: 'g' },
  formerly: ['before'],
  version: 2,
  upgrade: (fields, _from, { rename }) => {
    rename('title', 'heading')
    return fields
  },
  fields: { heading: field.text() },
})
const catalogue = createCatalogue([plain, renamed])
const { histories } = catalogue

it('leaves elements of slices without a history and those of the present version the objects that they are', () => {
  const rows = [
    createRow({ blockType: 'plain', fields: { title: 'One' } }),
    createRow({ blockType: 'renamed', element: { version: 2 }, fields: { heading: 'One' } }),
    createRow({ blockType: 'gone' }),
  ]
  const read = asDefined(catalogue, rows)
  rows.forEach((row, index) => expect(read[index]).toBe(row))
})

it('takes what hangs on a renamed field along: its style, its switch, and what a query fills it from', () => {
  const row = createRow({
    blockType: 'before',
    fields: { title: 'One' },
    element: {
      fieldProperties: { title: { default: { fontSize: 'lg' } } },
      fieldsEnabled: { title: false },
      modelQuery: { collection: 'posts', where: [], sort: null, limit: 1, bind: { title: 'name' } },
    },
  })
  const before = structuredClone(row)
  expect(upgradeRow(histories, row)).toMatchObject({
    id: row.id,
    blockType: 'renamed',
    heading: 'One',
    element: {
      version: 2,
      fieldProperties: { heading: { default: { fontSize: 'lg' } } },
      fieldsEnabled: { heading: false },
      modelQuery: { bind: { heading: 'name' } },
    },
  })
  expect(row).toEqual(before)
})

it('refuses a former name that another slice has', () => {
  const taken = { ...plain, name: 'other', label: 'Other', formerly: ['plain'] }
  expect(() => createCatalogue([plain, taken])).toThrow('Slice "other": `formerly` names "plain"')
})
