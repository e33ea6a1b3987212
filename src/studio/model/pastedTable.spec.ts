import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow, toTree } from '../../tree'
import type { TreeRules } from '../../tree/types'
import { fieldOf, sliceOf } from '../spec/fixtures'
import { tableAction } from './pastedTable'

const text = sliceOf('text', 'Text', [fieldOf('copy', 'richText')])
const line = sliceOf('line', 'Line', [fieldOf('cells', 'text')])
const table = {
  ...sliceOf('table', 'Table', [fieldOf('title', 'text'), fieldOf('head', 'text'), fieldOf('note', 'text')]),
  defaults: { title: 'Example', head: 'Example', note: 'Example' },
  rules: { layouts: '*' as const, slots: { default: { allowedElements: ['line'], max: 3 } } },
  pastedTable: {
    caption: 'note',
    head: 'head',
    rows: { slice: 'line', cells: 'cells' },
    maxColumns: 3,
    fields: { title: '' },
  },
}
const box = {
  ...sliceOf('box', 'Box', []),
  rules: { layouts: '*' as const, slots: { default: { allowedElements: ['text'] } } },
}
const slices = [text, line, table, box]
const rules: TreeRules = { layout: 'blocks', slice: (name) => slices.find((one) => one.name === name)?.rules }
const row = (id: string, blockType: string, parent: string | null = null) =>
  createRow({ id, blockType, element: createEnvelope({ parent }) })

const PASTED = { caption: 'Hours', head: ['Place', 'Open'], rows: [['Pool', '8 | 20']] }
const action = (pasted = PASTED, rows = [row('a', 'text'), row('b', 'text')]) =>
  tableAction({ table: pasted, element: 'a', tree: toTree(rows), rules, slices })

describe('a pasted table', () => {
  it('becomes an element of the slice that takes tables, below the text, with a child per row and nothing of its examples', () => {
    const found = action()
    expect(found?.place).toEqual({ parent: null, slot: 'default', index: 1 })
    const [own, first, ...more] = found?.rows ?? []
    expect(more).toEqual([])
    expect(own).toMatchObject({ blockType: 'table', title: '', head: 'Place | Open', note: 'Hours' })
    expect(first).toMatchObject({ blockType: 'line', cells: 'Pool | 8 , 20', element: { parent: own?.id } })
  })

  it('has no headings and no caption when it came without', () => {
    expect(action({ caption: null, head: null, rows: [['Pool', '8']] } as never)?.rows[0]).toMatchObject({
      head: '',
      note: '',
    })
  })

  it('stands below what is around the text, where it may not stand beside it', () => {
    expect(action(PASTED, [row('box', 'box'), row('a', 'text', 'box')])?.place).toEqual({
      parent: null,
      slot: 'default',
      index: 1,
    })
  })

  it('stays text when it is too wide or too long, or no slice takes tables', () => {
    expect(action({ ...PASTED, head: ['1', '2', '3', '4'], rows: [['1', '2', '3', '4']] })).toBeNull()
    expect(action({ ...PASTED, rows: Array.from({ length: 4 }, () => ['a', 'b']) })).toBeNull()
    expect(
      tableAction({ table: PASTED, element: 'a', tree: toTree([row('a', 'text')]), rules, slices: [text, line, box] }),
    ).toBeNull()
  })
})
