import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEnvelope } from './envelope'
import { updateEnvelope } from './operations/updateEnvelope'
import { readRows } from './readRows'
import { createRow } from './row'
import { damagedRows, RULES } from './spec/fixtures'
import { toRows } from './toRows'
import { toTree } from './toTree'
import { checkEnvelope } from './validate/checkEnvelope'
import { validateRows } from './validate/validate'
import { detailOf } from './validate/violation'

describe('readRows', () => {
  it('completes rows, and is no list for what is none', () => {
    expect(readRows([{ id: 'a', blockType: 'hero', title: 'T' }])).toEqual([
      { id: 'a', blockType: 'hero', title: 'T', element: createEnvelope() },
    ])
    expect(readRows('nonsense')).toEqual([])
  })

  it('makes every row true to its type, whatever was stored, and reads what it has read as the same', () => {
    fc.assert(
      fc.property(damagedRows, (damaged) => {
        const rows = readRows(damaged)
        expect(rows).toHaveLength(damaged.length)
        for (const row of rows) {
          expect([typeof row.id, typeof row.blockType, checkEnvelope(row.element)]).toEqual(['string', 'string', []])
        }
        expect(readRows(JSON.parse(JSON.stringify(rows)))).toEqual(JSON.parse(JSON.stringify(rows)))
      }),
    )
  })

  it('keeps what cannot be read until a right value takes its place, and has the validator name it', () => {
    const [row] = readRows([{ id: 'a', blockType: 'hero', element: { hydrationMode: 'never', tags: 7 } }])
    expect(row?.element).toMatchObject({
      hydrationMode: 'load',
      tags: [],
      unreadable: { hydrationMode: 'never', tags: 7 },
    })
    const tree = toTree(row ? [row] : [])
    expect(validateRows(toRows(tree), RULES).map((fault) => [fault.rule, detailOf(fault)])).toEqual([
      ['shape', 'tags'],
      ['shape', 'hydrationMode'],
    ])
    const better = updateEnvelope(tree, { id: 'a', envelope: { tags: [{ name: 'x', point: 1 }] } })
    expect(better.rows.a?.element.unreadable).toEqual({ hydrationMode: 'never' })
  })

  it('gives what is no row, and what has no id, an id that follows from what it is, and no place', () => {
    const stored = [null, { blockType: 'hero' }, { blockType: 'hero' }, { id: 'root', blockType: 'hero' }, 7]
    const rows = readRows(stored)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5)
    expect(readRows(stored).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    const tree = toTree(rows)
    expect(tree.unplaced.map(({ rule }) => rule)).toEqual(Array(5).fill('shape'))
    expect(rows[0]?.element.unreadable).toEqual({ row: null })
    expect(rows[3]?.element.unreadable).toEqual({ id: 'root' })
  })

  it('keeps a row without a place whose parent cannot be read', () => {
    const [row] = readRows([{ ...createRow({ id: 'a', blockType: 'hero' }), element: { parent: 7 } }])
    expect(toTree(row ? [row] : []).unplaced).toMatchObject([{ rule: 'shape', row: { id: 'a' } }])
  })
})
