import { describe, expect, it } from 'vitest'
import { toTree, type Tree } from '../../../tree'
import { linesOf, row } from '../../model/spec/fixtures'
import { restoreElement } from './restoreElement'

const tree = (...lines: string[]) => toTree(lines.map((line) => row(line, { title: line.charAt(0) })))

function restored(input: { current: Tree; source: Tree; id: string }): Tree {
  const result = restoreElement(input)
  if (!result.ok) throw new Error(result.problem)
  return result.tree
}

describe('one element as it was', () => {
  const source = tree('a', 'b<a', 'c<b', 'd<a', 'e')

  it('has its content and settings back, where it stands', () => {
    const now = toTree([row('a'), { ...row('e', { title: 'new', extra: 1 }), blockName: 'Renamed' }, row('z')])
    const result = restored({ current: now, source, id: 'e' })
    expect(result.rows.e).toEqual(source.rows.e)
    expect(linesOf(result)).toEqual(['a', 'e', 'z'])
  })

  it('is nothing to do when it is as it was', () => {
    expect(restored({ current: source, source, id: 'c' })).toBe(source)
  })

  it('comes back with what stood in it, behind the sibling that stood before it', () => {
    const now = tree('x', 'a', 'd<a', 'e')
    expect(linesOf(restored({ current: now, source, id: 'b' }))).toEqual(['x', 'a', 'b<a', 'c<b', 'd<a', 'e'])
    const later = tree('a', 'n<a', 'b<a')
    expect(linesOf(restored({ current: later, source, id: 'd' }))).toEqual(['a', 'n<a', 'b<a', 'd<a'])
  })

  it('leaves alone what stood in it and stands elsewhere now', () => {
    const now = tree('a', 'd<a', 'e', 'c<e')
    expect(linesOf(restored({ current: now, source, id: 'b' }))).toEqual(['a', 'b<a', 'd<a', 'e', 'c<e'])
  })

  it('goes back to where it stood', () => {
    const now = tree('a', 'd<a', 'e', 'b<e', 'c<b')
    expect(linesOf(restored({ current: now, source, id: 'b' }))).toEqual(['a', 'b<a', 'c<b', 'd<a', 'e'])
    const reordered = tree('e', 'a', 'b<a', 'c<b', 'd<a')
    expect(linesOf(restored({ current: reordered, source, id: 'e' }))).toEqual(linesOf(source))
  })

  it('cannot come back into what is gone, and says so', () => {
    expect(restoreElement({ current: tree('e'), source, id: 'b' })).toEqual({
      ok: false,
      problem: expect.stringContaining('Bring that back first'),
    })
  })

  it('cannot go back into what it holds now', () => {
    const now = tree('b', 'a<b')
    expect(restoreElement({ current: now, source, id: 'b' })).toMatchObject({ ok: false })
  })
})
