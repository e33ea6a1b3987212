import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { createRow } from '../row'
import type { Row } from '../types'
import { edited, type Edit } from '../spec/edited'
import type { PageContent } from './parts'
import { mergePages } from './mergePages'

const row = (id: string, fields: Record<string, unknown> = {}, parent: string | null = null): Row => ({
  ...createRow({ id, blockType: 'group', fields }),
  element: { ...createRow({ blockType: 'group' }).element, parent },
})
const page = (...rows: Row[]): PageContent => ({ page: { title: 'T' }, rows })
const merge = (base: PageContent, mine: Edit, theirs: Edit) =>
  mergePages({ base, mine: edited(base, mine), theirs: edited(base, theirs) })
const ids = ({ rows }: PageContent) => rows.map(({ id }) => id)

describe('merging', () => {
  const base = page(row('a', { x: 1, y: 1 }), row('b'), row('c'))

  it('takes both sides’ changes of different fields of one element, and of its settings', () => {
    const mine = { ...row('a', { x: 2, y: 1 }), element: { ...row('a').element, enabled: false } }
    const { content, conflicts } = merge(base, { upsert: [mine] }, { upsert: [row('a', { x: 1, y: 3 })] })
    expect(conflicts).toEqual([])
    expect(content.rows[0]).toMatchObject({ x: 2, y: 3, element: { enabled: false } })
  })

  it('takes the same change made twice as one', () => {
    expect(
      merge(
        base,
        { upsert: [row('a', { x: 2, y: 1 })], remove: ['b'] },
        { upsert: [row('a', { x: 2, y: 1 })], remove: ['b'] },
      ),
    ).toMatchObject({
      conflicts: [],
      content: { rows: [{ id: 'a', x: 2 }, { id: 'c' }] },
    })
  })

  it('takes a field that somebody merely emptied, or that a save wrote as empty, for unchanged', () => {
    const { content, conflicts } = mergePages({
      base: { page: { media: null }, rows: [row('a')] },
      mine: { page: { media: ['m'] }, rows: [row('a', { list: ['filled'] })] },
      theirs: { page: { media: [] }, rows: [row('a', { list: [], text: '' })] },
    })
    expect(conflicts).toEqual([])
    expect(content).toMatchObject({ page: { media: ['m'] }, rows: [{ list: ['filled'] }] })
  })

  it('puts what both added after the neighbours that they had', () => {
    const { content, conflicts } = merge(
      base,
      { upsert: [row('m')], order: ['a', 'm', 'b', 'c'] },
      { upsert: [row('t')], order: ['a', 'b', 't', 'c'] },
    )
    expect(conflicts).toEqual([])
    expect(ids(content)).toEqual(['a', 'm', 'b', 't', 'c'])
  })

  it('keeps one side’s order and the other’s additions', () => {
    const { content } = merge(base, { order: ['c', 'b', 'a'] }, { upsert: [row('t')], order: ['a', 'b', 't', 'c'] })
    expect(ids(content)).toEqual(['c', 'b', 't', 'a'])
  })

  it('asks when two moves make a circle', () => {
    const { conflicts } = merge(base, { upsert: [row('a', { x: 1, y: 1 }, 'b')] }, { upsert: [row('b', {}, 'a')] })
    expect(conflicts.map(({ element, field }) => `${element} ${field}`).sort()).toEqual([
      'a element.parent',
      'b element.parent',
    ])
  })

  it('keeps rows without a place where they are: at the end, never lost', () => {
    const broken = page(row('a'), row('q', {}, 'nowhere'), row('b'))
    const { content, conflicts } = merge(broken, { upsert: [row('a', { x: 1 })] }, { upsert: [row('b', { y: 1 })] })
    expect(conflicts).toEqual([])
    expect(ids(content).sort()).toEqual(['a', 'b', 'q'])
  })

  const names = ['a', 'b', 'c', 'd', 'e']
  const anyChange = fc.record({
    values: fc.dictionary(
      fc.constantFrom(...names),
      fc.record({ x: fc.integer({ min: 0, max: 2 }), y: fc.integer({ min: 0, max: 2 }) }),
    ),
    removed: fc.subarray(names, { maxLength: 2 }),
    order: fc.shuffledSubarray(names, { minLength: 5 }),
    reorders: fc.boolean(),
  })
  const toChange = ({
    values,
    removed,
    order,
    reorders,
  }: {
    values: Record<string, object>
    removed: string[]
    order: string[]
    reorders: boolean
  }): Edit => ({
    upsert: Object.entries(values).map(([id, fields]) => row(id, { ...fields })),
    remove: removed,
    order: reorders ? order : null,
  })
  const start = page(...names.map((id) => row(id, { x: 0, y: 0 })))

  it('overwrites nothing in silence: without conflicts each side’s changes are all there', () => {
    fc.assert(
      fc.property(anyChange, anyChange, (first, second) => {
        const [mine, theirs] = [edited(start, toChange(first)), edited(start, toChange(second))]
        const { content, conflicts } = mergePages({ base: start, mine, theirs })
        if (conflicts.length > 0) return
        for (const side of [mine, theirs]) {
          for (const was of start.rows) {
            const [own, merged] = [
              side.rows.find(({ id }) => id === was.id),
              content.rows.find(({ id }) => id === was.id),
            ]
            if (!own) expect(merged).toBeUndefined()
            else for (const field of ['x', 'y']) if (own[field] !== was[field]) expect(merged?.[field]).toBe(own[field])
          }
        }
      }),
      { numRuns: repeats({ test: 200, all: 2000 }) },
    )
  })

  it('is mine when the others changed nothing, and theirs when I did not', () => {
    fc.assert(
      fc.property(anyChange, (made) => {
        const changed = edited(start, toChange(made))
        expect(mergePages({ base: start, mine: changed, theirs: start })).toEqual({ content: changed, conflicts: [] })
        expect(mergePages({ base: start, mine: start, theirs: changed })).toEqual({ content: changed, conflicts: [] })
      }),
    )
  })
})
