import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { mergeFields } from './mergeFields'

const text = (name: string, localized = false) => ({ type: 'text', name, localized })
const group = (name: string, flattenedFields: object[]) => ({ type: 'group', name, flattenedFields })
const fields = [
  text('title'),
  text('tagline', true),
  group('meta', [text('title'), text('description', true)]),
  { type: 'array', name: 'rows', flattenedFields: [text('label', true), text('value')] },
  { type: 'blocks', name: 'parts', blocks: [{ slug: 'quote', flattenedFields: [text('words', true)] }] },
] as unknown as FlattenedField[]

type Values = Record<string, unknown>
interface Sides {
  base: Values | null
  head: Values
  data: Values
  decided?: 'mine' | 'theirs'
}
const merge = ({ base, head, data, decided }: Sides) =>
  mergeFields({ fields, base, head, data, locale: 'en', side: () => decided ?? null })
const named = (sides: Sides) => merge(sides).conflicts.map(({ field }) => field)

describe('a write of a document that others have changed since', () => {
  it('leaves to the others what its sender left as it was', () => {
    const base = { title: 'A', meta: { title: 'M', description: { en: 'D' } } }
    const head = { title: 'B', meta: { title: 'N', description: { en: 'D' } } }
    const data = { title: 'A', meta: { title: 'M', description: 'Mine' }, password: 'p', _status: 'draft' }
    expect(merge({ base, head, data })).toEqual({
      data: { meta: { description: 'Mine' }, password: 'p', _status: 'draft' },
      conflicts: [],
    })
  })

  it('meets another change of the same field of a group, and the same change is none', () => {
    const base = { title: 'A', meta: { title: 'M' } }
    const head = { title: 'Same', meta: { title: 'Theirs' } }
    const { conflicts } = merge({ base, head, data: { title: 'Same', meta: { title: 'Mine' } } })
    expect(conflicts).toEqual([{ field: 'meta.title', mine: 'Mine', theirs: 'Theirs' }])
  })

  it('compares texts in its own language, also in lists and blocks, whose other languages are no change', () => {
    const of = (en: string, es: string) => ({
      tagline: { en, es },
      rows: [{ label: { en, es }, value: 'v' }],
      parts: [{ blockType: 'quote', words: { en, es } }],
    })
    const data = (en: string) => ({
      tagline: en,
      rows: [{ label: en, value: 'v' }],
      parts: [{ blockType: 'quote', words: en }],
    })
    expect(merge({ base: of('A', 'A'), head: of('A', 'Otro'), data: data('Mine') })).toEqual({
      data: data('Mine'),
      conflicts: [],
    })
    expect(named({ base: of('A', 'A'), head: of('B', 'A'), data: data('Mine') })).toEqual(['tagline', 'rows', 'parts'])
  })

  it('takes an emptied field and one that was never set for the same', () => {
    const { data, conflicts } = merge({ base: { title: null }, head: { title: 'B' }, data: { title: '' } })
    expect([data, conflicts]).toEqual([{}, []])
  })

  it('meets every field that differs where the state that it is based on is not known any more', () => {
    const head = { title: 'B', tagline: { en: 'Same' } }
    expect(named({ base: null, head, data: { title: 'A', tagline: 'Same' } })).toEqual(['title'])
  })

  it('is decided for either side', () => {
    const sides = { base: { meta: { title: 'M' } }, head: { meta: { title: 'B' } }, data: { meta: { title: 'Mine' } } }
    expect(merge({ ...sides, decided: 'mine' })).toEqual({ data: sides.data, conflicts: [] })
    expect(merge({ ...sides, decided: 'theirs' })).toEqual({ data: { meta: {} }, conflicts: [] })
  })
})
