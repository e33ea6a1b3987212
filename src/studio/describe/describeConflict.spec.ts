import { describe, expect, it } from 'vitest'
import { createRow, type Row } from '../../tree'
import type { SliceInfo } from '../model/boot'
import { fieldOf, HOME, richText, sliceOf } from '../spec/fixtures'
import { conflictLabel, describeConflict } from './describeConflict'

const LONG = 'A very long title that nobody would read to its end in a list'
const introduction = sliceOf('introduction', 'Introduction', [
  { ...fieldOf('align', 'select'), options: [{ value: 'left', label: 'To the left' }] },
  fieldOf('title', 'text'),
  fieldOf('body', 'richText'),
])
const intro = (id: string, fields: Record<string, unknown> = {}, blockName: string | null = null) =>
  createRow({ id, blockType: 'introduction', blockName, fields: { align: 'left', ...fields } })

function describeIt(rows: Row[], field: string, values: { base: unknown; mine: unknown; theirs: unknown }) {
  const content = { page: HOME, rows }
  const { base, mine, theirs } = describeConflict({
    conflict: { element: field === 'order' ? null : 'x', field, ...values },
    sides: { base: content, mine: content, theirs: content },
    slice: (name) => (name === 'introduction' ? introduction : undefined),
  })
  return [base, mine, theirs].map(({ parts }) => parts.map((part) => ('text' in part ? part.text : '')).join('\n'))
}
const order = (rows: Row[], base: string[], mine: string[], theirs: string[]) =>
  describeIt(rows, 'order', { base, mine, theirs })

describe('an order that both sides changed', () => {
  it('names elements as the list of elements does where that tells them apart', () => {
    const rows = [intro('a', { title: 'Palms' }, 'First'), intro('b', { title: 'Sand' })]
    expect(order(rows, ['a', 'b'], ['b', 'a'], ['a', 'b'])).toEqual([
      '1. First\n2. Introduction',
      '1. Introduction\n2. First',
      '1. First\n2. Introduction',
    ])
  })

  it('tells elements of one name apart by their first text, cut', () => {
    const rows = [intro('a', { title: 'Palms' }), intro('b', { title: LONG }), intro('c', { body: richText('Sand') })]
    const [, mine, theirs] = order(rows, ['a', 'b', 'c'], ['c', 'b', 'a'], ['b', 'a', 'c'])
    const [a, b, c] = ['“Palms”', '“A very long title that nobody would read…”', '“Sand”']
    expect(mine).toBe(`1. Introduction ${c}\n2. Introduction ${b}\n3. Introduction ${a}`)
    expect(theirs).toBe(`1. Introduction ${b}\n2. Introduction ${a}\n3. Introduction ${c}`)
  })

  it('tells elements of one text, or none, apart by their place before', () => {
    const rows = [intro('a'), intro('b'), intro('c', { title: 'Sand' }), intro('d', { title: 'Sand' }), intro('e')]
    const [, mine] = order(rows, ['a', 'b', 'c', 'd'], ['b', 'd', 'c', 'a', 'e'], ['c', 'a', 'b', 'd'])
    expect(mine?.split('\n')).toEqual([
      '1. Introduction (was 2nd)',
      '2. Introduction “Sand” (was 4th)',
      '3. Introduction “Sand” (was 3rd)',
      '4. Introduction (was 1st)',
      '5. Introduction (new, 1st)',
    ])
  })

  it('shows no text that is switched off', () => {
    const off = (id: string) => {
      const row = intro(id, { title: 'Hidden' })
      return { ...row, element: { ...row.element, fieldsEnabled: { title: false } } }
    }
    expect(order([off('a'), intro('b', { title: 'Seen' })], ['a', 'b'], ['b', 'a'], ['a', 'b'])[0]).toBe(
      '1. Introduction\n2. Introduction “Seen”',
    )
  })
})

it('tells two places of one name apart', () => {
  const at = (parent: string) => ({ parent, slot: 'default' })
  const rows = [intro('a', { title: 'Palms' }), intro('b'), intro('c')]
  expect(describeIt(rows, 'element.parent', { base: at('a'), mine: at('b'), theirs: at('c') })).toEqual([
    'Inside Introduction “Palms”',
    'Inside Introduction (was 2nd)',
    'Inside Introduction (was 3rd)',
  ])
})

it('calls an option as the inspector does, and one that is gone by its value', () => {
  const [base, mine] = describeIt([intro('x')], 'align', { base: 'left', mine: 'right', theirs: null })
  expect([base, mine]).toEqual(['To the left', 'right'])
})

it('names who has deleted an element, where that is known', () => {
  const conflict = { element: 'x', field: null, base: intro('x'), mine: intro('x'), theirs: null }
  const sides = { base: { page: HOME, rows: [intro('x')] }, mine: { page: HOME, rows: [intro('x')] } }
  const note = (by?: string) =>
    describeConflict({ conflict, sides: { ...sides, theirs: { page: HOME, rows: [] } }, slice: () => introduction, by })
      .theirs.note
  expect([note('Ana'), note()]).toEqual(['Deleted by Ana.', 'Deleted by somebody else.'])
})

it('names what both changed in a line as the dialog does', () => {
  const rows = [createRow({ id: 'g', blockType: 'group' }), createRow({ id: 'n', blockType: 'group', blockName: 'G2' })]
  const group = { label: 'Group', fields: [{ name: 'title', label: 'Heading' }] } as unknown as SliceInfo
  const rowOf = (id: string) => rows.find((each) => each.id === id)
  const label = (element: string | null, field: string | null) =>
    conflictLabel({ conflict: { element, field }, rowOf, slice: () => group })
  expect(label('n', 'element.parent')).toBe('G2: Place')
  expect(label('g', 'title')).toBe('Group: Heading')
  expect(label('g', 'order')).toBe('Group: Order of what stands inside')
  expect(label('g', null)).toBe('Group: The whole element')
  expect(label(null, 'order')).toBe('Page: Order of the outermost elements')
  expect(label(null, 'title')).toBe('Page: Title')
})
