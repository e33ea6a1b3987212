import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { planPush, withValues } from './pushValues'

const state: FormState = {
  title: { value: 'One' },
  link: {},
  'link.text': { value: 'Read' },
  rows: { value: 1, rows: [{ id: 'a' }] },
  'rows.0.id': { value: 'a' },
  'rows.0.text': { value: 'first' },
}

describe('planPush', () => {
  it('updates only the inputs whose value differs', () => {
    const values = { title: 'Two', link: { text: 'Read' }, rows: [{ id: 'a', text: 'first' }] }
    expect(planPush({ state, values })).toMatchObject({ kind: 'leaves', updates: [{ path: 'title', value: 'Two' }] })
  })

  it('reaches into groups and rows', () => {
    const values = { title: 'One', link: { text: 'More' }, rows: [{ id: 'a', text: 'changed' }] }
    expect(planPush({ state, values })).toMatchObject({
      kind: 'leaves',
      updates: [
        { path: 'link.text', value: 'More' },
        { path: 'rows.0.text', value: 'changed' },
      ],
    })
  })

  it('empties an input whose value is gone', () => {
    const values = { link: { text: 'Read' }, rows: [{ id: 'a', text: 'first' }] }
    expect(planPush({ state, values })).toEqual({
      kind: 'leaves',
      updates: [{ path: 'title', value: null, initialValue: null }],
    })
  })

  it('gives an emptied editor of rich text a first value that it has never seen: it is made anew then', () => {
    const text = { root: { type: 'root', children: [] } }
    const empty = (values: object) => planPush({ state: { copy: { value: text } }, values: { ...values } })
    for (const values of [{}, { copy: null }])
      expect(empty(values)).toMatchObject({ updates: [{ path: 'copy', value: null, initialValue: {} }] })
  })

  it('asks for a new form when rows come, go or move', () => {
    expect(planPush({ state, values: { title: 'One', link: { text: 'Read' }, rows: [] } })).toEqual({ kind: 'rebuild' })
    const other = { title: 'One', link: { text: 'Read' }, rows: [{ id: 'b', text: 'first' }] }
    expect(planPush({ state, values: other })).toEqual({ kind: 'rebuild' })
  })
})

describe('a form state that comes late', () => {
  const state = { title: { value: 'Sand', initialValue: 'Sand' }, lines: { rows: [{ id: 'a' }], value: 1 } }

  it('takes what the page has by now, so that the form opens with it', () => {
    const values = { title: 'Sand and sea', lines: [{ id: 'a' }] }
    expect(withValues({ state, values })).toMatchObject({
      title: { value: 'Sand and sea', initialValue: 'Sand and sea' },
    })
  })

  it('says so when rows have come meanwhile', () => {
    expect(withValues({ state, values: { title: 'Sand', lines: [{ id: 'a' }, { id: 'b' }] } })).toBeNull()
  })
})
