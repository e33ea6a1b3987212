import { describe, expect, it } from 'vitest'
import type { SliceFieldInfo } from '../model/boot'
import { fieldOf, richText } from '../spec/fixtures'
import { describeField } from './describeField'

const text = fieldOf('title', 'text')

function of(field: SliceFieldInfo, before: unknown, after: unknown) {
  return describeField({ field, before, after })
}

describe('a field in words', () => {
  it('is nothing when nothing became nothing', () => {
    expect(of(text, null, '')).toEqual([])
    expect(of(fieldOf('shown', 'checkbox'), null, false)).toEqual([])
    expect(of(fieldOf('items', 'array'), undefined, [])).toEqual([])
  })

  it('names a short text before and after', () => {
    expect(of(text, 'A', 'B')).toEqual([{ kind: 'text', label: 'Title', before: 'A', after: 'B' }])
    expect(of(fieldOf('count', 'number'), 3, null)).toEqual([{ kind: 'text', label: 'Count', before: '3', after: '' }])
  })

  it('names the field of a group', () => {
    const price = { ...fieldOf('price', 'group'), fields: [fieldOf('amount', 'number'), text] }
    const change = of(price, { amount: 1, title: 'A' }, { amount: 2, title: 'A' })
    expect(change).toEqual([{ kind: 'text', label: 'Price, Amount', before: '1', after: '2' }])
  })

  it('marks the differences in a long one', () => {
    const [line] = of(text, `${'word '.repeat(30)}end`, `${'word '.repeat(30)}new end`)
    expect(line).toMatchObject({ kind: 'prose', label: 'Title' })
    expect(line?.kind === 'prose' && line.parts.find(({ op }) => op === 'ins')?.text).toBe('new ')
  })

  it('compares rich text as text, and says when only its formatting differs', () => {
    const body = fieldOf('body', 'richText')
    expect(of(body, richText('One', 'Two'), richText('One', 'Three'))).toEqual([
      {
        kind: 'prose',
        label: 'Body',
        parts: [
          { op: 'same', text: 'One\n' },
          { op: 'del', text: 'Two' },
          { op: 'ins', text: 'Three' },
        ],
      },
    ])
    const bold = { root: { type: 'root', children: [{ type: 'heading', children: [{ type: 'text', text: 'One' }] }] } }
    expect(of(body, richText('One'), bold)).toEqual([{ kind: 'note', label: 'Body', text: 'formatted differently' }])
  })

  it('names pictures by breakpoint', () => {
    const picture = fieldOf('image', 'upload')
    const at = (breakpoint: string, media: string | null) => ({ breakpoint, media })
    expect(
      of(picture, [at('default', 'a'), at('md', 'b')], [at('default', 'a'), at('md', 'c'), at('xl', null)]),
    ).toEqual([{ kind: 'media', label: 'Image (md)', before: ['b'], after: ['c'] }])
    expect(of(fieldOf('logo', 'image'), null, 'a')).toEqual([
      { kind: 'media', label: 'Logo', before: [], after: ['a'] },
    ])
  })

  it('says of a picture that it is cut in another way', () => {
    const cut = (values: object) => [{ breakpoint: 'md', media: 'a', focalX: 10, focalY: 10, ...values }]
    const notes = (before: object, after: object) =>
      of(fieldOf('image', 'upload'), cut(before), cut(after)).map((line) => 'text' in line && line.text)
    expect(notes({}, { focalX: 20 })).toEqual(['is cut around another spot'])
    expect(notes({}, { zoom: 150 })).toEqual(['is cut closer (150 %)'])
    expect(notes({ zoom: 150 }, { focalX: 20 })).toEqual(['is cut around another spot', 'is cut wider (100 %)'])
    expect(notes({ zoom: 100 }, { zoom: null })).toEqual([])
  })

  it('reads a link by its text and where it leads', () => {
    const link = fieldOf('link', 'link')
    const before = { text: 'Book', mode: 'href', href: '/book', target: '_self' }
    expect(of(link, before, { ...before, href: '/rooms' })).toEqual([
      { kind: 'text', label: 'Link', before: 'Book → /book', after: 'Book → /rooms' },
    ])
    expect(of(link, before, { ...before, target: '_blank' })).toEqual([
      { kind: 'note', label: 'Link', text: 'opens in a new window' },
    ])
  })

  it('counts documents', () => {
    const offers = fieldOf('offers', 'relationship')
    expect(of(offers, ['a', 'b'], ['b', 'c', 'd'])).toEqual([
      { kind: 'note', label: 'Offers', text: '2 added, 1 removed' },
    ])
    expect(of(offers, ['a', 'b'], ['b', 'a'])).toEqual([
      { kind: 'note', label: 'Offers', text: 'put in another order' },
    ])
  })

  it('counts the rows of a list, then says what changed in them', () => {
    const slides = fieldOf('slides', 'array', [text])
    const lines = of(
      slides,
      [
        { id: '1', title: 'A' },
        { id: '2', title: 'B' },
        { id: '3', title: 'C' },
      ],
      [
        { id: '3', title: 'C' },
        { id: '1', title: 'New' },
        { id: '4', title: 'D' },
        { id: '5', title: 'E' },
      ],
    )
    expect(lines).toEqual([
      { kind: 'note', label: 'Slides', text: '2 rows added, 1 row removed, 1 row changed, put in another order' },
      { kind: 'text', label: 'Slides 2, Title', before: 'A', after: 'New' },
    ])
  })

  it('says of what it cannot read that it changed', () => {
    expect(of(fieldOf('data', 'payload'), { a: 1 }, { a: 2 })).toEqual([
      { kind: 'note', label: 'Data', text: 'changed' },
    ])
  })
})
