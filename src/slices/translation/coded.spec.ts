import { describe, expect, it } from 'vitest'
import { decode, encode, markProblem, plainOf, type RichNode } from './coded'

const text = (words: string, format = 0): RichNode => ({ type: 'text', text: words, format, style: '', version: 1 })
const link = (url: string, ...children: RichNode[]): RichNode => ({
  type: 'link',
  fields: { linkType: 'custom', url },
  children,
})
const line = [
  text('Stay '),
  text('two', 1),
  text(' nights at '),
  link('/bay', text('Coral '), text('Bay', 2)),
  { type: 'linebreak' },
  text('a < b & c'),
]

describe('a paragraph as one text', () => {
  it('has its marks in it, and becomes the same paragraph again', () => {
    const { text: coded, templates } = encode(line)
    expect(coded).toBe('Stay <1>two</1> nights at <2>Coral <3>Bay</3></2><4/>a &lt; b &amp; c')
    expect(plainOf(coded)).toBe('Stay two nights at Coral Bay a < b & c')
    expect(encode(decode(coded, templates)).text).toBe(coded)
    expect(decode(coded, templates)[1]).toEqual(text('two', 1))
  })

  it('takes its marks along to where the words of another language are', () => {
    const { templates } = encode(line)
    const [first, second] = decode('<2>La bahía</2> <1>dos</1> noches', templates)
    expect([first?.type, first?.fields]).toEqual(['link', { linkType: 'custom', url: '/bay' }])
    expect(second?.text).toBe(' ')
  })

  it('numbers marks as the text that it translates does, in whatever order they stand', () => {
    const { templates } = encode(line)
    const own = [link('/es/bahia', text('Bahía')), text(' por '), text('dos', 1), text('!', 8)]
    expect(encode(own, templates).text).toBe('<2>Bahía</2> por <1>dos</1><5>!</5>')
  })

  it.each([
    ['<1>a', 'A mark is not closed, or closed in the wrong place.'],
    ['<1>a<3>b</1></3>', 'A mark is not closed, or closed in the wrong place.'],
    ['<9>a</9>', 'There is no mark 9 in this text.'],
    ['<1>a</1><1>b</1>', 'The mark 1 stands there twice.'],
    ['a', null],
  ])('says of %s: %s', (coded, problem) => {
    const marks = Object.fromEntries(
      ['1', '2', '3', '4'].map((mark) => [mark, { kind: 'style', label: 'bold' } as const]),
    )
    expect(markProblem(coded, marks)).toBe(problem)
  })
})
