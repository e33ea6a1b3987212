import { describe, expect, it } from 'vitest'
import { createFormSync } from './formSync'

const START = { title: 'Default', copy: 'plain' }
const open = () => createFormSync({ form: START, page: START })

describe('a form and the page', () => {
  it('a person types: an edit', () => {
    const sync = open()
    sync.gesture('title')
    expect(sync.formChanged({ ...START, title: 'P' }).edits).toEqual([{ field: 'title', value: 'P' }])
  })

  it('a drawer may change any field', () => {
    const sync = open()
    sync.gesture(null)
    expect(sync.formChanged({ ...START, copy: 'chosen' }).edits).toHaveLength(1)
  })

  it('what the form changes by itself is no edit, whatever a person does in another field', () => {
    const sync = open()
    expect(sync.formChanged({ ...START, copy: 'normal form' }).edits).toEqual([])
    sync.gesture('title')
    expect(sync.formChanged({ title: 'P', copy: 'other normal form' }).edits).toEqual([{ field: 'title', value: 'P' }])
  })

  it('an undone value that a late validation brings back is no edit, and is put right once', () => {
    const sync = open()
    sync.gesture('title')
    sync.formChanged({ ...START, title: 'Palms' })
    expect(sync.pageChanged({ ...START, title: 'Palms' }, { ...START, title: 'Palms' })).toBeNull()
    expect(sync.pageChanged(START, { ...START, title: 'Palms' })).toEqual(START)
    expect(sync.formChanged(START)).toEqual({ edits: [], stale: [] })
    const again = open()
    again.pageChanged({ ...START, title: 'Redone' }, START)
    expect(again.formChanged(START)).toEqual({ edits: [], stale: ['title'] })
    expect(again.formChanged({ ...START, title: 'Redone' })).toEqual({ edits: [], stale: [] })
    expect(again.formChanged(START)).toEqual({ edits: [], stale: [] })
  })

  it('pushes that overtake each other are no edits', () => {
    const sync = open()
    sync.pageChanged({ ...START, title: 'one' }, START)
    sync.pageChanged({ ...START, title: 'two' }, START)
    expect(sync.formChanged({ ...START, title: 'one' }).edits).toEqual([])
    expect(sync.formChanged({ ...START, title: 'two' }).edits).toEqual([])
  })

  it('typing after an undo is an edit again', () => {
    const sync = open()
    sync.gesture(null)
    sync.pageChanged({ ...START, title: 'Undone' }, START)
    expect(sync.formChanged({ ...START, title: 'Undone!' }).edits).toEqual([])
    sync.gesture('title')
    expect(sync.formChanged({ ...START, title: 'Undone!!' }).edits).toHaveLength(1)
  })

  it('a form that was built from what the page had before shows what it has now', () => {
    const sync = createFormSync({ form: { ...START, size: 'md' }, page: START })
    expect(sync.pageChanged({ ...START, title: 'Palms' }, { ...START, size: 'md' })).toEqual({
      ...START,
      size: 'md',
      title: 'Palms',
    })
  })

  it('a default that is not stored is left alone', () => {
    const sync = createFormSync({ form: { ...START, size: 'md' }, page: START })
    expect(sync.pageChanged({ ...START }, { ...START, size: 'md' })).toBeNull()
  })
})
