import { describe, expect, it } from 'vitest'
import { createRow } from '../row'
import type { Row } from '../types'
import { edited, type Edit } from '../spec/edited'
import { mergePages } from './mergePages'
import { conflictBase, resolveConflicts } from './resolveConflicts'
import type { PageContent } from './parts'

const row = (id: string, text: string): Row => createRow({ id, blockType: 'note', fields: { text } })
const pageOf = (...rows: Row[]): PageContent => ({ page: { title: 'T' }, rows })
const texts = ({ rows }: PageContent) => rows.map(({ text }) => text)

const base = pageOf(row('a', 'A'), row('b', '1'), row('c', 'C'), row('b', '2'), row('b', '3'))
const after = (part: Edit) => edited(base, part)
const merge = (mine: Edit, theirs: Edit) => mergePages({ base, mine: after(mine), theirs: after(theirs) })

describe('rows of one id, of which the first is the element', () => {
  it('all stay when two sides that know nothing of them are merged', () => {
    const { content, conflicts } = merge({ upsert: [row('a', 'A!')] }, { upsert: [row('c', 'C!')] })
    expect(conflicts).toEqual([])
    expect(texts(content).toSorted()).toEqual(['1', '2', '3', 'A!', 'C!'])
    expect(content.rows.find(({ id }) => id === 'b')?.text, 'the element is still the element').toBe('1')
  })

  it('are the element when that is changed by one side', () => {
    const { content } = merge({ upsert: [row('b', '1!')] }, { page: { title: 'Theirs' } })
    expect(texts(content).toSorted()).toEqual(['1!', '2', '3', 'A', 'C'])
    expect(content.rows.find(({ id }) => id === 'b')?.text).toBe('1!')
  })

  it('go one by one: which one is said by the side that lets it go', () => {
    expect(texts(after({ duplicates: { b: [0, 2] } }))).toEqual(['A', '1', 'C', '3'])
    const { content } = merge({ duplicates: { b: [0, 2] } }, { upsert: [row('a', 'A!')] })
    expect(texts(content).toSorted()).toEqual(['1', '3', 'A!', 'C'])
    const both = merge({ duplicates: { b: [0, 2] } }, { duplicates: { b: [0, 1] } }).content
    expect(texts(both).toSorted()).toEqual(['1', 'A', 'C'])
  })

  it('give their place on when the element itself goes', () => {
    const { content } = merge({ duplicates: { b: [1, 2] } }, { upsert: [row('a', 'A!')] })
    expect(texts(content).toSorted()).toEqual(['2', '3', 'A!', 'C'])
  })

  it('stay behind the element, wherever a merge puts that', () => {
    const { content } = merge({ order: ['a', 'c', 'b', 'b', 'b'] }, { upsert: [row('a', 'A!')] })
    expect(texts(content)).toEqual(['A!', 'C', '1', '2', '3'])
  })

  it('stay when conflicts are decided, and while they are not', () => {
    const sides = { base, mine: after({ upsert: [row('b', 'mine')] }), theirs: after({ upsert: [row('b', 'theirs')] }) }
    const { conflicts } = mergePages(sides)
    expect(conflicts.map(({ element, field }) => [element, field])).toEqual([['b', 'text']])
    const merged = resolveConflicts({ sides, choose: () => 'mine' })
    expect(texts(merged).toSorted()).toEqual(['2', '3', 'A', 'C', 'mine'])
    expect(texts(conflictBase({ sides, conflicts, merged })).toSorted()).toEqual(['1', '2', '3', 'A', 'C'])
  })
})
