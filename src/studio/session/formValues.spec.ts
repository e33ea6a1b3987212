import { describe, expect, it } from 'vitest'
import { changedNames } from './formValues'

describe('changedNames', () => {
  it('names the fields that differ, whatever their depth', () => {
    const before = { title: 'a', link: { href: '/x', text: 'X' }, rows: [{ id: '1' }] }
    const after = { title: 'a', link: { href: '/y', text: 'X' }, rows: [{ id: '1' }, { id: '2' }] }
    expect(changedNames({ before, after })).toEqual(['link', 'rows'])
  })

  it('takes what was never set for empty', () => {
    expect(changedNames({ before: {}, after: { title: null, copy: undefined } })).toEqual([])
    expect(changedNames({ before: {}, after: { title: '' } })).toEqual(['title'])
  })
})
