import { describe, expect, it } from 'vitest'
import { createRow, toTree } from '../../../tree'
import { HOME } from '../../spec/fixtures'
import { isStill, locateProblems } from './problems'

const rows = ['aaaa', 'bbbb'].map((id) =>
  createRow({ id, blockType: 'text', fields: { link: { href: 'x', text: 'y' } } }),
)
const sent = { page: { ...HOME, path: '/taken' }, tree: toTree(rows) }
const locate = (path: string | null, message = 'Wrong.') =>
  locateProblems({ problems: [{ path, message }], rows, sent })[0]

describe('locateProblems', () => {
  it('finds the element by its place among the rows and names the field', () => {
    expect(locate('elements.1.link.href')).toEqual({
      element: 'bbbb',
      field: 'link.href',
      message: 'Wrong.',
      value: 'x',
    })
  })

  it('finds the element by an id in the path or in the message', () => {
    expect(locate('elements.aaaa')).toMatchObject({ element: 'aaaa', field: null })
    expect(locate('elements', 'The element bbbb has an unknown parent.')).toMatchObject({ element: 'bbbb' })
  })

  it('keeps the rule of the tree that the server names', () => {
    const fault = { element: 'aaaa', blockType: 'text', rule: 'duplicate-id' } as const
    const [problem] = locateProblems({ problems: [{ path: 'elements.0', message: 'Wrong.', fault }], rows, sent })
    expect(problem).toMatchObject({ element: 'aaaa', fault })
  })

  it('leaves what concerns the page to the page', () => {
    expect(locate('path', 'Taken.')).toEqual({ element: null, field: 'path', message: 'Taken.', value: '/taken' })
  })
})

describe('isStill', () => {
  const changed = (fields: Record<string, unknown>) => ({
    ...sent,
    tree: toTree(rows.map((row) => (row.id === 'bbbb' ? { ...row, ...fields } : row))),
  })
  const problem = (path: string) => {
    const found = locate(path)
    if (!found) throw new Error('a problem expected')
    return found
  }

  it('ends with the value that was refused, and with the element', () => {
    const href = problem('elements.1.link.href')
    expect(isStill(href, sent)).toBe(true)
    expect(isStill(href, changed({ link: { href: 'x', text: 'other' } }))).toBe(true)
    expect(isStill(href, changed({ link: { href: 'other', text: 'y' } }))).toBe(false)
    expect(isStill(href, { ...sent, tree: toTree([]) })).toBe(false)
    expect(isStill(problem('elements.1'), changed({ link: null }))).toBe(true)
    expect(isStill(problem('path'), { ...sent, page: { ...sent.page, path: '/free' } })).toBe(false)
  })
})
