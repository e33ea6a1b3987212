import { describe, expect, it } from 'vitest'
import type { Found, PlainCheck } from './check'
import { findAll, findPlainly, keyOfFinding } from './index'
import { addressFindings } from './linkChecks'
import { hero, of, read } from './spec/pages'

describe('what checks find', () => {
  it('name an address without anything as an error, unless a page waits there to be published', () => {
    const [first, second] = [
      { element: 'a', field: 'link', link: { text: 'One', href: '/one' } },
      { element: 'b', field: 'link', link: { href: '/two' } },
    ]
    const hidden = 'A link leads to a page that is not published: visitors find nothing.'
    const told = [{ check: 'dead-link', level: 'hint' as const, element: 'b', field: 'link', text: hidden }]
    expect(addressFindings([first, second], told)).toEqual([
      {
        check: 'dead-link',
        level: 'error',
        element: 'a',
        field: 'link',
        text: 'The link “One” leads to /one, where there is nothing.',
      },
    ])
  })

  it('say of a style where it is set, of each breakpoint by itself', () => {
    const style = { md: { color: '#000000' }, lg: { color: '#000000' } }
    const found = findPlainly(read({ rows: [hero({}, { fieldProperties: { title: style } })] }), of('layout-colors'))
    expect(found.map(({ field, style }) => [field, style])).toEqual([
      ['title', { name: 'color', breakpoint: 'md' }],
      ['title', { name: 'color', breakpoint: 'lg' }],
    ])
    expect(new Set(found.map(keyOfFinding)).size).toBe(2)
  })

  it('go on when one of an application fails, and say which', async () => {
    const broken: PlainCheck = {
      name: 'broken',
      find: (): Found[] => {
        throw new Error('oh')
      },
    }
    const errors: unknown[] = []
    const failed = [
      {
        check: 'broken',
        level: 'hint',
        element: null,
        field: null,
        text: 'The check “broken” failed. Tell your developers.',
      },
    ]
    expect(await findAll(read({}), [broken, ...of('title')], (error) => errors.push(error))).toEqual(failed)
    expect(errors).toEqual([new Error('oh')])
    expect(findPlainly(read({}), [broken])).toEqual(failed)
  })
})
