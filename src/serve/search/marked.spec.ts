import { describe, expect, it } from 'vitest'
import { excerptOf, MARKS, partsOf, readMarked, together } from './marked'

const { open, close } = MARKS
const marked = (text: string) => readMarked(text.replaceAll('[', open).replaceAll(']', close))
const written = (parts: ReturnType<typeof partsOf>) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('readMarked', () => {
  it.each([
    ['', ''],
    ['no word', 'no word'],
    ['[all]', '[all]'],
    ['a [word] and [more]', 'a [word] and [more]'],
    ['a lost ] mark', 'a lost  mark'],
    ['one [line]\nand another', 'one [line] · and another'],
  ])('%s', (text, expected) => expect(written(partsOf(marked(text)))).toBe(expected))
})

describe('together', () => {
  it('merges the marks of both readings of a text', () => {
    const own = marked('una habitación [tranquila]')
    expect(written(partsOf(together(own, marked('una [habitación] tranquila'))))).toBe('una [habitación] [tranquila]')
    expect(written(partsOf(together(own, marked('una habitación [tranquila]'))))).toBe('una habitación [tranquila]')
    expect(written(partsOf(together(marked('[夏祭]り'), marked('夏[祭り]'))))).toBe('[夏祭り]')
  })
})

describe('excerptOf', () => {
  const filler = Array.from({ length: 60 }, (_, at) => `filler${at}`).join(' ')
  const lengthOf = (parts: ReturnType<typeof partsOf>) => parts.map(({ text }) => text).join('').length

  it('is the whole of a short text', () => expect(written(excerptOf(marked('a [word]'), 50))).toBe('a [word]'))
  it('is where most of the words stand', () => {
    const parts = excerptOf(marked(`[lone] ${filler} here are [two] [words] ${filler}`), 80)
    expect(written(parts)).toMatch(/^….*here are \[two\] \[words\].*…$/)
    expect(lengthOf(parts)).toBeLessThanOrEqual(82)
  })
  it('is the beginning where no word is marked, cut between words', () => {
    const parts = excerptOf(marked(filler), 40)
    expect(written(parts)).toBe('filler0 filler1 filler2 filler3 filler4…')
  })
  it('has the word at the very end, and one that is longer than it may be', () => {
    expect(written(excerptOf(marked(`${filler} [end]`), 40))).toMatch(/\[end\]$/)
    expect(lengthOf(excerptOf(marked('x'.repeat(500)), 40))).toBeLessThanOrEqual(42)
  })
})
