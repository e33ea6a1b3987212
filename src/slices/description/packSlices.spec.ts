import { describe, expect, it } from 'vitest'
import { describedField } from '..'
import type { FieldInfo, SliceInfo } from '../types'
import { packSlices, unpackSlices, type PackedSlice } from './packSlices'

const sliceOf = (name: string, fields: FieldInfo[], defaults: Record<string, unknown> = {}) =>
  ({ name, label: name, tags: [], rules: { layouts: '*', slots: {} }, fields, defaults }) as unknown as SliceInfo
const sent = (slices: SliceInfo[]) => JSON.parse(packSlices(slices)) as PackedSlice[]

const title = describedField({
  name: 'title',
  type: 'text',
  label: 'Big title',
  group: 'Copy',
  required: true,
  defaultValue: 'Warm nights',
  isLong: true,
  condition: { field: 'tone', operator: 'equals', value: 'deep' },
})
const tone = describedField({
  name: 'tone',
  type: 'select',
  canUpdate: false,
  options: [{ label: 'Deep', value: 'deep' }],
})
const rows = describedField({ name: 'items', type: 'array', rowLabel: 'Item', maxRows: 3, fields: [title, tone] })
const foreign = describedField({ name: 'map', type: 'map', like: 'text', empty: { lat: 0 }, description: 'A place.' })
const slices = [sliceOf('hero', [title, tone, rows, foreign], { title: 'Warm nights' }), sliceOf('line', [])]

describe('packSlices', () => {
  it('comes out as it went in', () => {
    expect(unpackSlices(sent(slices))).toEqual(slices)
  })

  it('does not say what a plain field of its type has', () => {
    const plain = describedField({ name: 'plain', type: 'text' })
    expect(sent([sliceOf('a', [plain])])[0]?.fields).toEqual([{ name: 'plain', type: 'text', empty: plain.empty }])
  })
})
