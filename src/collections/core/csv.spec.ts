import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { csvFile, readCsv, type CsvTable } from './csv'

/** Returns the rows without the line of names. */
function read(file: string | Uint8Array): string[][] {
  const table = readCsv(typeof file === 'string' ? Buffer.from(file) : file)
  if ('problem' in table) throw new Error(table.problem)
  return table.rows.map(({ cells }) => cells)
}

const exported = async (rows: string[][]) => new Uint8Array(await csvFile('a.csv', rows).arrayBuffer())
const exportedText = async (rows: string[][]) => Buffer.from(await exported(rows)).toString('utf8')

/** Letters whose byte in Windows-1252 differs from their code point. */
const WINDOWS: Record<string, number> = { '€': 0x80, '–': 0x96, '“': 0x93, Š: 0x8a }

const ENCODINGS = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with its mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16LE': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16BE': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'Windows-1252': (text: string) => Buffer.from([...text].map((letter) => WINDOWS[letter] ?? letter.charCodeAt(0))),
}

const encoding = fc.constantFrom(...(Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]))
const NAMES = ['from', 'to', 'notes', 'sent'] as const

const letter = fc.constantFrom(...'abcxyz0189 éüßñÄ€“–,;\t"\'\n=+-@/()', '\r\n', ',,', '""', '＝', '日本', '🏝')
const cell = fc
  .array(letter, { maxLength: 12 })
  .map((letters) => letters.join(''))
  .filter((text) => text !== '')
const table = (cells: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(cells, fc.oneof(cells, fc.constant('')), fc.oneof(cells, fc.constant('')), cells), { maxLength: 6 })

/** Returns a file as spreadsheets save it: only cells that need quotes have them. */
function saved(rows: readonly (readonly string[])[], { separator, end }: { separator: string; end: string }): string {
  const quote = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  return rows.map((row) => row.map(quote).join(separator) + end).join('')
}

describe('a CSV file', () => {
  it('is imported with the same cells as it was exported', async () => {
    const full = cell.filter((text) => text.trim() !== '')
    await fc.assert(
      fc.asyncProperty(
        table(
          fc.oneof(
            cell,
            fc.string({ unit: 'grapheme' }).filter((text) => !/[\0\ufffd]/.test(text)),
          ),
        ),
        full,
        async (rows, last) => {
          const kept = rows.map((row) => [...row.slice(0, 3), last])
          expect(read(await exported([[...NAMES], ...kept]))).toEqual(kept)
        },
      ),
      { numRuns: repeats({ test: 100, all: 2000 }) },
    )
  })

  it('is read with the separators, encodings and empty columns and rows of any spreadsheet', () => {
    // Letters that all encodings have, without white space at the ends.
    const plain = fc
      .array(fc.constantFrom(...'abcxyz019éüßñÄ€“–Š,;"\n/', 'x y'), { minLength: 1, maxLength: 12 })
      .map((letters) => letters.join('').trim() || 'a')
    const style = fc.record({
      encoding,
      separator: fc.constantFrom(',', ';', '\t'),
      end: fc.constantFrom('\r\n', '\n', '\r'),
      isTold: fc.boolean(),
      emptyColumns: fc.nat({ max: 3 }),
      emptyRows: fc.nat({ max: 3 }),
    })
    fc.assert(
      fc.property(table(plain), style, (rows, { encoding, separator, end, isTold, emptyColumns, emptyRows }) => {
        const none = Array.from({ length: emptyColumns }, () => '')
        const empty = Array.from({ length: emptyRows }, () => ['', '', '', '', ...none])
        const lines = [[...NAMES, ...none], ...empty, ...rows.map((row) => [...row, ...none]), ...empty]
        const text = `${isTold ? `sep=${separator}${end}` : ''}${saved(lines, { separator, end })}`
        expect(read(ENCODINGS[encoding](text))).toEqual(rows.map((row) => [...row]))
      }),
      { numRuns: repeats({ test: 60, all: 200 }) },
    )
  })

  it('shows its letters in Excel, and no cell as a formula', async () => {
    const texts = ['=1+1', '+cmd|x', '-1+2', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠x', "'=1"]
    const text = await exportedText([['note'], ...texts.map((one) => [one])])
    expect(text.startsWith('\ufeffnote\r\n')).toBe(true)
    for (const line of text.split('\r\n').slice(1, -1)) expect(line).toMatch(/^"?'/)
  })

  it.each([
    '+34 971 123 456',
    '+34971123456',
    '+1 (876) 555-0199',
    '+44 20.7946.0958',
    '(876) 555-0199',
    '-5',
    '-3,50',
  ])('keeps the number %s as written', async (number) => {
    const line = (await exportedText([['phone'], [number]])).split('\r\n')[1]
    expect(line?.replaceAll('"', '')).toBe(number)
  })

  it('guards a telephone number that a spreadsheet would compute', async () => {
    expect((await exportedText([['phone'], ['+1-876-555-0199']])).split('\r\n')[1]).toBe("'+1-876-555-0199")
  })

  it('removes only the apostrophe that an export added', () => {
    expect(read("note\n'- moved\n'=1\n''=1\n'tis\n'＝1\n")).toEqual([['- moved'], ['=1'], ["'=1"], ["'tis"], ['＝1']])
  })

  it('counts lines with a `sep=` line and with multi-line cells', () => {
    const { rows } = readCsv(Buffer.from('sep=;\nfrom;to\n"a\nb";c\n;\nd;e\n')) as CsvTable
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [4, 'a\nb'],
      [6, 'd'],
    ])
  })

  it.each([
    ['another encoding than its mark says', Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x0a])],
    ['UTF-8 that was cut off', Buffer.from('a,b\né,ü').subarray(0, -1)],
    ['UTF-16 without its mark', Buffer.from('a,b\nc,d\n', 'utf16le')],
    ['an odd number of bytes in UTF-16', Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x62])],
    ['bytes without a letter', Buffer.from([0x61, 0x0a, 0xe9, 0x81, 0x0a])],
  ])('with %s is refused with a message', (_what, file) => {
    expect(readCsv(file)).toEqual({ problem: expect.stringContaining('cannot be read') })
  })

  it.each([
    ['a,\n1,2\n', /Line 2 has a value in a column that the first line does not name/],
    ['a,b,A\n1,2,3\n', /names the column "a" twice/],
    ['a,b\n"1,2\n', /not a valid CSV file/],
    ['a\ncaf\ufffd\n', /Line 2 has “\ufffd”, which replaces a letter that was lost/],
  ])('is refused with a message: %j', (file, words) => {
    expect(readCsv(Buffer.from(file))).toEqual({ problem: expect.stringMatching(words) })
  })

  it.each([
    [
      'a million columns',
      Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(),
      /^Line 1: the row is longer than 100000/,
    ],
    ['a million columns without names', `a${','.repeat(1_000_000)}\n1\n`, /^Line 1: the row is longer than 100000/],
    ['a quote that is never closed', `a,b\n1,"${'x\n'.repeat(5_000_000)}`, /^Line \d+: .* Is a quote missing/],
    ['a quote in its first line that is never closed', `"${'x'.repeat(10_000_000)}`, /Is a quote missing/],
    ['eight million rows', `a\n${'1\n'.repeat(8_000_000)}`, /more than 1000 rows/],
  ])('with %s is refused with a message', (_what, text, words) => {
    expect(readCsv(Buffer.from(text), 1000)).toEqual({ problem: expect.stringMatching(words) })
  })

  it('of capitals between angle quotes in Windows-1252 is not taken for UTF-8', () => {
    expect(read(ENCODINGS['Windows-1252']('note\n«CAFÉ»\n'))).toEqual([['«CAFÉ»']])
  })
})
