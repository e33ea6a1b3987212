import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import type { PageView } from '../../render/types'
import type { ResolvedElement } from '../../slices/resolution'
import { createRow } from '../../tree'
import type { Envelope, Row } from '../../tree/types'
import { packView, unpackView } from './packView'

const name = fc.constantFrom('title', 'copy', 'image', 'constructor')
const value = fc.oneof(fc.string(), fc.constant(null), fc.record({ text: fc.string() }), fc.array(fc.nat(2)))
const fields = fc.dictionary(name, value, { noNullPrototype: true })
const envelope: fc.Arbitrary<Partial<Envelope>> = fc.record(
  {
    parent: fc.option(fc.constantFrom('a', 'b')),
    slot: fc.constantFrom('default', 'aside'),
    enabled: fc.boolean(),
    tags: fc.array(fc.record({ name, point: fc.nat() }), { maxLength: 1 }),
    fieldsEnabled: fc.dictionary(name, fc.boolean(), { noNullPrototype: true }),
    permissions: fc.subarray<'edit' | 'move'>(['edit', 'move']),
  },
  { requiredKeys: [] },
)
const row: fc.Arbitrary<Row> = fc
  .record({ id: fc.constantFrom('a', 'b', 'c'), fields, element: envelope })
  .map((input) => createRow({ ...input, blockType: 'hero' }))
const resolved: fc.Arbitrary<ResolvedElement> = fc.record(
  {
    fields,
    data: fc.option(value),
    repeat: fc.array(fc.record({ id: fc.string(), fields, data: value }), { maxLength: 1 }),
  },
  { requiredKeys: ['fields', 'data'] },
)
/** Resolved values: as stored, of another kind, or for an element without a row. */
const view: fc.Arbitrary<PageView> = fc
  .record({
    rows: fc.array(row, { maxLength: 4 }),
    resolution: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), resolved, { noNullPrototype: true }),
    isStored: fc.boolean(),
  })
  .map(({ rows, resolution, isStored }) => {
    const stored = Object.fromEntries(
      rows.map(({ id, blockType: _, blockName: __, element: ___, ...own }) => [id, own]),
    )
    const shown = Object.entries(resolution).map(([id, element]) => [
      id,
      isStored ? { ...element, fields: { ...element.fields, ...stored[id] } } : element,
    ])
    return {
      page: { title: 'A page' },
      rows,
      resolution: Object.fromEntries(shown),
      context: {},
    } as unknown as PageView
  })

describe('packView', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(view, (page) => {
        expect(unpackView(packView(page))).toEqual(page)
      }),
      { numRuns: repeats({ test: 200, all: 2000 }) },
    )
  })

  it('says nothing twice: an element that is shown as it is stored costs its id', () => {
    const stored = createRow({ id: 'a', blockType: 'hero', fields: { title: 'Warm nights' } })
    const page = { rows: [stored], resolution: { a: { fields: { title: 'Warm nights' }, data: null } } }
    const packed: unknown = JSON.parse(packView(page as unknown as PageView))
    expect(packed).toEqual({ rows: [{ ...stored, element: {} }], resolution: { a: {} } })
  })

  it('lets the shown values be the stored ones', () => {
    const copy = { root: {} }
    const stored = createRow({ id: 'a', blockType: 'hero', fields: { copy } })
    const page = { rows: [stored], resolution: { a: { fields: { copy: { root: {} } }, data: null } } }
    const { resolution, rows } = unpackView(packView(page as unknown as PageView))
    expect(resolution.a?.fields.copy).toEqual(copy)
    expect(resolution.a?.fields.copy).toBe(rows[0]?.copy)
  })
})
