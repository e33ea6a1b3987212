import { describe, expect, it } from 'vitest'
import { createCatalogue, defineSlice, field } from '../../slices'
import { createRow, type ElementPermission, type Row } from '../../tree'
import { brokenLocks } from './locks'

const catalogue = createCatalogue([
  defineSlice({
    name: 'note',
    label: 'Note',
    admin: { group: 'g' },
    fields: { text: field.text({ defaultValue: 'Hi' }) },
    slots: { default: { allowedElements: '*' } },
  }),
])
const note = (id: string, permissions: ElementPermission[], parent: string | null = null, fields = {}): Row =>
  createRow({
    id,
    blockType: 'note',
    fields,
    element: { ...createRow({ blockType: 'note' }).element, permissions, parent },
  })
const rulesOf = (before: Row[], after: Row[]) => brokenLocks({ before, after, catalogue }).map(({ element }) => element)

describe('locks', () => {
  it.each([
    ['delete', []],
    ['edit', [note('a', ['edit'], null, { text: 'x' })]],
    ['edit', [{ ...note('a', ['edit']), element: { ...note('a', ['edit']).element, enabled: false } }]],
    ['move', [note('b', []), note('a', ['move'], 'b')]],
    ['replace', [{ ...note('a', ['replace']), blockType: 'other' }]],
    ['children', [note('a', ['children']), note('c', [], 'a')]],
  ] as [ElementPermission, Row[]][])('%s is refused', (permission, after) => {
    expect(rulesOf([note('a', [permission])], after)).toEqual(['a'])
  })

  it('leave alone what they do not name', () => {
    expect(rulesOf([note('a', ['delete'])], [note('a', ['delete'], null, { text: 'x' })])).toEqual([])
    expect(rulesOf([note('a', ['edit'])], [note('a', ['edit'], null, { text: 'Hi' })])).toEqual([])
  })

  it('cannot be taken off', () => {
    expect(rulesOf([note('a', ['delete'])], [note('a', [])])).toEqual(['a'])
  })
})
