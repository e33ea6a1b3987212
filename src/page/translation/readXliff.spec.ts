import { describe, expect, it } from 'vitest'
import type { Unit } from '../../slices/translation'
import { readXliff } from './readXliff'
import { stampOf, writeXliff } from './writeXliff'

const unit = (parts: Partial<Unit>): Unit => ({
  ...{ key: 'a/title', element: 'a', field: 'title', segment: null, place: 'Hero', label: 'Title', marks: {} },
  ...{ source: 'Rum & sun <here>', target: 'Ron', state: 'done', before: null, isLong: false },
  ...parts,
})
const page = { id: 'p', title: 'Página', path: '/es', languageCode: 'es' }
const rich = unit({
  key: 'a/copy/0',
  segment: 0,
  source: 'Stay <1>two</1><2/>nights',
  target: 'Stay <1>two</1><2/>nights',
  state: 'open',
  marks: { 1: { kind: 'style', label: 'bold' }, 2: { kind: 'thing', label: 'new line' } },
})
const written = writeXliff({ page, original: { languageCode: 'en' }, units: [unit({}), rich] })

describe('a translation as XLIFF', () => {
  it('reads as it was written', () => {
    const { units, ...file } = readXliff(written)
    expect(file).toEqual({ original: 'pages/p', sourceLanguage: 'en', targetLanguage: 'es' })
    expect(units).toEqual([
      {
        key: 'a/title',
        line: 6,
        source: 'Rum &amp; sun &lt;here>',
        target: 'Ron',
        stamp: stampOf('Ron'),
        isDone: true,
      },
      { key: 'a/copy/0', line: 10, source: rich.source, target: null, stamp: stampOf(rich.target), isDone: false },
    ])
    expect(written).toContain('Stay <g id="1" ctype="bold">two</g><x id="2" ctype="lb"/>nights')
  })

  const broken: [string, (text: string) => string, string][] = [
    ['an element that is not closed', (text) => text.replace('</g>', ''), 'Line 11: '],
    ['an unknown entity', (text) => text.replace('Ron', 'Ron&nbsp;'), 'Line 8: '],
    [
      'entities that it defines itself',
      (text) =>
        text
          .replace(
            '?>',
            '?><!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>',
          )
          .replace('Ron', '&b;&c;'),
      'Line 8: undefined entity.',
    ],
    ['another kind of file', () => '<html/>', 'Line 1: This is <html> and no XLIFF.'],
    [
      'another version',
      (text) => text.replace('"1.2"', '"2.0"'),
      'Line 2: The version is 2.0. Export it as XLIFF 1.2.',
    ],
    ['a text without its key', (text) => text.replace(' id="a/title"', ''), 'Line 6: A <trans-unit> has no id.'],
    [
      'a text that is there twice',
      (text) => text.replace('a/copy/0', 'a/title'),
      'Line 10: The <trans-unit> "a/title" is there twice: first in line 6.',
    ],
    [
      'a text without its original',
      (text) => text.replace(/<source>R.*<\/source>/, ''),
      'Line 9: The <trans-unit> "a/title" has no <source>.',
    ],
    [
      'a mark of somebody else',
      (text) => text.replace('<x id="2" ctype="lb"/>', '<ph/>'),
      'Line 11: The mark <ph> of "a/copy/0" has no id of the export.',
    ],
  ]
  it('reads a text of a megabyte, and refuses 100,000 marks inside each other', () => {
    const long = 'Ron '.repeat(250_000)
    expect(readXliff(written.replace('Ron', long)).units[0]?.target).toHaveLength(long.length)
    const nested = `${'<mrk>'.repeat(100_000)}Ron`
    expect(() => readXliff(written.replace('Ron', nested))).toThrow('Line 8: ')
  })

  it.each(broken)('is refused with its line for %s', (_name, change, message) => {
    expect(() => readXliff(change(written))).toThrow(message)
  })
})
