import { describe, expect, it } from 'vitest'
import { describedField } from '../../slices'
import type { SliceInfo } from '../../studio/model/boot'
import { defaultText, fieldFacts, filterSlices, limitFacts, slotFacts } from './facts'

const labelOf = (name: string) => name.toUpperCase()
const slice = (name: string, more: Partial<SliceInfo> = {}) =>
  ({
    name,
    label: name,
    group: 'global',
    description: '',
    tags: [],
    deprecated: false,
    rules: { layouts: '*', slots: {}, root: true },
    ...more,
  }) as SliceInfo

describe('what the slicer says', () => {
  it('of a field', () => {
    const field = describedField({
      name: 'opacity',
      type: 'number',
      label: 'Opacity',
      required: true,
      styled: true,
      ...{ min: 0, max: 1, step: 0.01 },
    } as Parameters<typeof describedField>[0])
    expect(fieldFacts(field)).toEqual(['required', '0 to 1', 'in steps of 0.01', 'styled per breakpoint'])
    const options = [
      { label: 'Left', value: 'left' },
      { label: 'Right', value: 'right' },
    ]
    expect(
      fieldFacts({ ...field, required: false, styled: false, options, min: undefined, max: 6, step: undefined }),
    ).toEqual(['one of Left, Right', 'at most 6'])
    expect(fieldFacts({ ...field, min: undefined, max: undefined, step: undefined, minRows: 2, maxRows: 2 })).toContain(
      'exactly 2 rows',
    )
  })

  it('of a default', () => {
    expect([null, '', false, 2500, 'left', [1, 2]].map(defaultText)).toEqual([
      null,
      null,
      'off',
      '2500',
      'left',
      '2 rows',
    ])
  })

  it('of a slot', () => {
    expect(slotFacts({ allowedElements: '*' }, labelOf)).toBe('any slice')
    expect(slotFacts({ allowedElements: ['tab', 'note'], min: 1, max: 6 }, labelOf)).toBe('TAB, NOTE; 1 to 6 elements')
  })

  it('of where a slice may stand', () => {
    const tab = slice('tab', {
      deprecated: true,
      replacedBy: 'card',
      version: 2,
      rules: { layouts: '*', slots: {}, root: false, maxPerPage: 1 },
    })
    expect(limitFacts(tab, labelOf)).toEqual([
      'deprecated: use CARD instead',
      'only inside other slices',
      'at most 1 on a page',
      'version 2',
    ])
  })

  it('finds slices by words, family, layout and state', () => {
    const slices = [
      slice('hero', { description: 'Opens a page', rules: { layouts: ['jewel'], slots: {}, root: true } }),
      slice('note', { group: 'blocks', tags: ['sea'] }),
      slice('old', { deprecated: true }),
    ]
    const found = (filter: Partial<Parameters<typeof filterSlices>[1]>) =>
      filterSlices(slices, { search: '', group: '', layout: '', state: '', ...filter }, (name) =>
        name === 'hero' ? 3 : 0,
      ).map(({ name }) => name)
    expect(found({ search: 'page opens' })).toEqual(['hero'])
    expect(found({ search: 'SEA' })).toEqual(['note'])
    expect(found({ group: 'blocks' })).toEqual(['note'])
    expect(found({ layout: 'plain' })).toEqual(['note', 'old'])
    expect(found({ state: 'offered' })).toEqual(['hero', 'note'])
    expect(found({ state: 'deprecated' })).toEqual(['old'])
    expect(found({ state: 'unused' })).toEqual(['note', 'old'])
  })
})
