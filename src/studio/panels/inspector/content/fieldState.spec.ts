import { describe, expect, it } from 'vitest'
import { createRow, toTree } from '../../../../tree'
import type { SliceFieldInfo } from '../../../model/boot'
import { fieldOf } from '../../../spec/fixtures'
import { boundFrom, fieldProblems, isFieldOn, isOfField } from './fieldState'

const info = (enabled: boolean): SliceFieldInfo => ({ ...fieldOf('title', 'text'), enabled })
const row = (fields: Record<string, unknown>, fieldsEnabled: Record<string, boolean> = {}) =>
  createRow({ blockType: 'hero', fields, element: { fieldsEnabled } })

it('is as the slice has it until somebody switches it', () => {
  expect(isFieldOn({ row: row({}), info: info(true) })).toBe(true)
  expect(isFieldOn({ row: row({}), info: info(false) })).toBe(false)
  expect(isFieldOn({ row: row({ title: 'A' }, { title: false }), info: info(true) })).toBe(false)
  expect(isFieldOn({ row: row({}, { title: true }), info: info(false) })).toBe(true)
})

it('is on where the element has a value for a field that starts switched off', () => {
  expect(isFieldOn({ row: row({ title: '' }), info: info(false) })).toBe(true)
  expect(isFieldOn({ row: row({ title: null }), info: info(false) })).toBe(false)
})

it('knows where a query fills a field from', () => {
  const modelQuery = { collection: 'resorts', where: [], sort: null, limit: 3, bind: { title: 'brand.name' } }
  const bind = { title: 'name' }
  const tree = toTree([
    createRow({ id: 'query', blockType: 'introduction', element: { modelQuery } }),
    createRow({ id: 'group', blockType: 'group', element: { parent: 'query' } }),
    createRow({ id: 'inside', blockType: 'button', element: { parent: 'group', bind } }),
    createRow({ id: 'alone', blockType: 'button', element: { bind } }),
  ])
  expect(boundFrom({ tree, id: 'query', field: 'title' })).toBe('resorts brand.name')
  expect(boundFrom({ tree, id: 'query', field: 'copy' })).toBeNull()
  expect(boundFrom({ tree, id: 'inside', field: 'title' })).toBe('resorts name')
  expect(boundFrom({ tree, id: 'inside', field: 'copy' })).toBeNull()
  // Bound, and no query around it.
  expect(boundFrom({ tree, id: 'alone', field: 'title' })).toBeNull()
  expect(boundFrom({ tree, id: 'gone', field: 'title' })).toBeNull()
})

const problem = (field: string | null, element: string | null = 'a') => ({ element, field, message: 'Wrong.' })

describe('what a save objected to, at its field', () => {
  it('stands at the field that it names, and says where inside of it', () => {
    const problems = [problem('title'), problem('images.1.caption'), problem('link.href'), problem('title', 'b')]
    const of = (field: string) => fieldProblems({ problems, element: 'a', field })
    expect(of('title')).toEqual([{ place: null, message: 'Wrong.' }])
    expect(of('images')).toEqual([{ place: 'row 2, caption', message: 'Wrong.' }])
    expect(of('link')).toEqual([{ place: 'href', message: 'Wrong.' }])
  })

  it('takes no field for another that begins alike', () => {
    expect(fieldProblems({ problems: [problem('titleTag')], element: 'a', field: 'title' })).toEqual([])
  })

  it('leaves to the notice what names no field of the slice', () => {
    expect(isOfField(problem(null), ['title'])).toBe(false)
    expect(isOfField(problem('gone'), ['title'])).toBe(false)
    expect(isOfField(problem('title.0'), ['title'])).toBe(true)
  })
})
