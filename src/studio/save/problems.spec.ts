import { describe, expect, it } from 'vitest'
import { createRow } from '../../tree'
import { locateProblems } from './problems'

const rows = ['aaaa', 'bbbb'].map((id) => createRow({ id, blockType: 'text' }))
const locate = (path: string | null, message = 'Wrong.') => locateProblems({ problems: [{ path, message }], rows })[0]

describe('locateProblems', () => {
  it('finds the element by its place among the rows and names the field', () => {
    expect(locate('elements.1.link.href')).toEqual({ element: 'bbbb', field: 'link.href', message: 'Wrong.' })
  })

  it('finds the element by an id in the path or in the message', () => {
    expect(locate('elements.aaaa')).toMatchObject({ element: 'aaaa', field: null })
    expect(locate('elements', 'The element bbbb has an unknown parent.')).toMatchObject({ element: 'bbbb' })
  })

  it('leaves what concerns the page to the page', () => {
    expect(locate('path', 'Taken.')).toEqual({ element: null, field: 'path', message: 'Taken.' })
  })
})
