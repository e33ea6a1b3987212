import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { createFormStates, isSameForm } from './formStates'

const values = (fields: Record<string, unknown>, on: Record<string, boolean> = {}) => ({
  ...fields,
  element: { fieldsEnabled: on },
})
const state = (title: string, rows: string[] = []): FormState => ({
  id: { value: 'a' },
  title: { value: title, initialValue: title },
  lines: { value: rows.length, rows: rows.map((id) => ({ id })) },
})
const open = () => {
  const forms = createFormStates()
  const made = values({ title: 'One', lines: [{ id: 'r' }] })
  forms.keep({ id: 'a', blockType: 'hero', values: made, state: state('One', ['r']) })
  return forms
}

describe('the forms that are kept', () => {
  it('show an element again with what it holds now', () => {
    const found = open().find({ id: 'a', blockType: 'hero', values: values({ title: 'Two', lines: [{ id: 'r' }] }) })
    expect(found).toMatchObject({ id: { value: 'a' }, title: { value: 'Two', initialValue: 'Two' } })
  })

  it('show another element of the slice, under its own id', () => {
    const found = open().find({ id: 'b', blockType: 'hero', values: values({ title: 'B', lines: [{ id: 'r' }] }) })
    expect(found).toMatchObject({ id: { value: 'b' }, title: { value: 'B' } })
  })

  it('are of no use for other rows, other switches or another slice', () => {
    const find = (blockType: string, own: Record<string, unknown>) => open().find({ id: 'b', blockType, values: own })
    expect(find('hero', values({ title: 'B', lines: [] }))).toBeNull()
    expect(find('hero', values({ title: 'B', lines: [{ id: 'r' }] }, { title: false }))).toBeNull()
    expect(find('slide', values({ title: 'B', lines: [{ id: 'r' }] }))).toBeNull()
  })

  it('are forgotten, the oldest first', () => {
    const forms = open()
    for (let index = 0; index < 40; index += 1) {
      forms.keep({ id: `e${index}`, blockType: `s${index}`, values: values({}), state: {} })
    }
    expect(forms.find({ id: 'a', blockType: 'hero', values: values({ title: 'x', lines: [{ id: 'r' }] }) })).toBeNull()
    expect(forms.find({ id: 'e39', blockType: 's39', values: values({}) })).toEqual({})
  })
})

describe('two states', () => {
  it('make the same form whatever else the server says of their inputs', () => {
    expect(isSameForm(state('A', ['r']), { ...state('A', ['r']), title: { value: 'A', valid: true } })).toBe(true)
  })

  it.each<[string, FormState]>([
    ['a value', state('B')],
    ['a row', state('A', ['r'])],
    ['an input', { ...state('A'), more: { value: 1 } }],
    ['a condition', { ...state('A'), title: { value: 'A', passesCondition: false } }],
    ['the documents on offer', { ...state('A'), title: { value: 'A', filterOptions: { media: false } } }],
  ])('make other forms when they differ in %s', (_, other) => {
    expect(isSameForm(state('A'), other)).toBe(false)
  })
})
