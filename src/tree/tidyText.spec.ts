import { describe, expect, it } from 'vitest'
import { tidyText, tidyTexts } from './tidyText'

describe('tidyText', () => {
  it.each([
    ['the vertical tab of PowerPoint', 'Head\u000Bline', 'Head line'],
    ['line breaks of Unicode in one line', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['the same among other lines', 'a\u2028b\nc', 'a\nb\nc'],
    ['noncharacters', 'a\uFFFEb\uFDD0c\u{1FFFF}d', 'abcd'],
    ['overrides of the direction', 'photo\u202Egpj.exe', 'photogpj.exe'],
    ['controls', 'a\u0007b\u007Fc\u009Fd', 'abcd'],
  ])('removes %s', (_name, text, tidy) => expect(tidyText(text)).toBe(tidy))

  it.each([
    ['tabs and line breaks', 'a\tb\r\nc'],
    ['joiners of emojis and of Persian', '👩‍🚀 می‌خواهم'],
    ['isolates and marks of direction', '\u2067שלום\u2069\u200F'],
    ['soft hyphens and spaces that do not break', 'Zucker\u00ADguss 10\u00A0€'],
    ['NUL, which is refused', 'a\u0000b'],
  ])('keeps %s', (_name, text) => expect(tidyText(text)).toBe(text))

  it('uses the given line break', () => expect(tidyText('a\u000Bb', '\n')).toBe('a\nb'))
})

describe('tidyTexts', () => {
  it('tidies texts at any depth and nothing else', () => {
    const day = new Date(0)
    const value = { title: 'a\u2028b', rows: [{ text: 'c\uFFFE' }, 1, null, day], kept: { text: 'd' } }
    const tidy = tidyTexts(value)
    expect(tidy).toEqual({ title: 'a b', rows: [{ text: 'c' }, 1, null, day], kept: { text: 'd' } })
    expect([tidy.kept, tidy.rows[3]]).toEqual([value.kept, day])
    expect(tidy.kept).toBe(value.kept)
  })

  it('returns the same value if nothing changes, also a very deep one', () => {
    const value = { rows: [{ text: 'a' }] }
    expect(tidyTexts(value)).toBe(value)
    let deep: unknown = 'a\u2028b'
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    expect(tidyTexts(deep)).toBe(deep)
  })
})
