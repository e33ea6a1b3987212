import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow, toTree } from '../../../../tree'
import type { SlotRules } from '../../../../tree/types'
import { placeWords } from '../../../describe/names'

const row = (id: string, parent: string | null = null, slot = 'default') =>
  createRow({ id, blockType: 'group', element: createEnvelope({ parent, slot }) })
const tree = toTree([row('a'), row('b'), row('columns'), row('one', 'columns', 'left')])
const any: SlotRules = { allowedElements: '*' }
const COLUMNS: Record<string, SlotRules> = { left: any, right: { ...any, label: 'Beside' } }
const words = (parent: string | null, slot: string, index: number) =>
  placeWords({
    tree,
    place: { parent, slot, index },
    nameOf: (id) => id.toUpperCase(),
    rulesOf: (id) => ({ slots: id === 'columns' ? COLUMNS : { default: any } }),
  })

describe('placeWords', () => {
  it('names the elements that stand beside the place', () => {
    expect(words(null, 'default', 0)).toBe('before “A”')
    expect(words(null, 'default', 1)).toBe('between “A” and “B”')
    expect(words(null, 'default', 3)).toBe('after “COLUMNS”')
    expect(words('columns', 'left', 0)).toBe('before “ONE”')
  })

  it('names the slot where only it was chosen, or where nothing stands in it', () => {
    expect(words('columns', 'left', Number.MAX_SAFE_INTEGER)).toBe('into “COLUMNS”, Left')
    expect(words('columns', 'right', 0)).toBe('into “COLUMNS”, Beside')
    expect(words('a', 'default', 0)).toBe('into “A”')
    expect(words(null, 'default', Number.MAX_SAFE_INTEGER)).toBe('at the end of the page')
  })
})
