import { describe, expect, it } from 'vitest'
import { describedField } from '../../slices'
import { sliceOf } from '../spec/fixtures'
import { packSlices, unpackSlices } from './packSlices'

const title = describedField({
  name: 'title',
  type: 'text',
  label: 'Big title',
  group: 'Copy',
  required: true,
  default: 'Warm nights',
  isLong: true,
  when: { field: 'tone', equals: 'deep' } as never,
})
const tone = describedField({
  name: 'tone',
  type: 'select',
  canUpdate: false,
  options: [{ label: 'Deep', value: 'deep' }],
})
const rows = describedField({ name: 'items', type: 'list', rowLabel: 'Item', maxRows: 3, fields: [title, tone] })
const foreign = describedField({ name: 'map', type: 'map', like: 'text', empty: { lat: 0 }, instructions: 'A place.' })
const slices = [
  { ...sliceOf('hero', 'Hero', [title, tone, rows, foreign]), defaults: { title: '</script>' } },
  sliceOf('line', 'Line', []),
]

describe('packSlices', () => {
  it('comes out as it went in', () => {
    expect(unpackSlices(packSlices(slices))).toEqual(slices)
  })

  it('does not say what a plain field of its type has', () => {
    const [packed] = JSON.parse(packSlices([sliceOf('a', 'A', [describedField({ name: 'plain', type: 'text' })])])) as [
      { fields: object[] },
    ]
    expect(packed.fields).toEqual([
      { name: 'plain', type: 'text', empty: describedField({ name: 'plain', type: 'text' }).empty },
    ])
  })
})
