import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decodeText'

/**
 * Starts of cells that a spreadsheet runs as a formula, full-width signs included. An apostrophe before it prevents
 * that.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
/** Numbers and telephone numbers get no apostrophe, except those that a spreadsheet computes: `+1-876-555`. */
const NUMBER = /^[+-](?=.*\d)[\d ().,/-]+$/
const SUM = /^[+-][\d.,]+(?: ?[-/] ?[\d.,]+)+$/
/** Maximum length of a row in characters. A longer one has a quote that is never closed, or the file is not a table. */
const LONGEST_ROW = 100_000
const SEPARATORS = [',', ';', '\t'] as const
/** The byte order mark, by which Excel recognises UTF-8. */
const MARK = '\ufeff'

/** Returns a CSV file that opens in spreadsheets with its letters intact and without formulas. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  const text = rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')
  return new Response(`${MARK}${text}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

function quoted(cell: string): string {
  const isNumber = NUMBER.test(cell) && !SUM.test(cell)
  const safe = FORMULA.test(cell) && !isNumber ? `'${cell}` : cell
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export interface CsvTable {
  /** The first line in lower case: the names of the columns. */
  names: string[]
  /** Rows that are not empty, with one cell for each column. */
  rows: CsvRow[]
}

export interface CsvRow {
  /** The line in the file, for messages. */
  line: number
  cells: string[]
}

/**
 * Reads a CSV file that a spreadsheet saved, with commas, semicolons or tabs. Empty columns and rows are dropped.
 * Returns `problem`, a message for the user, if the file cannot be parsed or has more than `mostRows`.
 */
export function readCsv(bytes: Uint8Array, mostRows = Infinity): CsvTable | { problem: string } {
  const read = decodeText(bytes)
  if ('problem' in read) return read
  const { text } = read
  const long = longLineOf(text)
  if (long !== null) return { problem: tooLong(long) }
  // Excel can name the separator in the first line: `sep=;`.
  const declared = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  try {
    const [head, ...rest] = recordsOf({ text: body, delimiter: declared?.[1] ?? separatorOf(body), most: mostRows + 2 })
    if (rest.length > mostRows) return { problem: `The file has more than ${mostRows} rows. Import it in parts.` }
    const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
    const shift = declared ? 1 : 0
    return withoutEmptyColumns(
      names,
      rest.map(({ cells, line }) => ({ cells, line: line + shift })),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { code, lines } = error as CsvError & { lines?: number }
    if (code === 'CSV_MAX_RECORD_SIZE') return { problem: tooLong(Number(lines) + (declared ? 1 : 0)) }
    return { problem: `The file is not a valid CSV file: ${error.message}` }
  }
}

function tooLong(line: number): string {
  return `Line ${line}: the row is longer than ${LONGEST_ROW} letters. Is a quote missing?`
}

/** Returns the first line that is longer than a row may be. */
function longLineOf(text: string): number | null {
  let [line, start] = [1, 0]
  for (const end of text.matchAll(/\r\n|\r|\n|$/g)) {
    if (end.index - start > LONGEST_ROW) return line
    start = end.index + end[0].length
    line += 1
  }
  return null
}

function recordsOf({ text, delimiter, most }: { text: string; delimiter: string; most: number }): CsvRow[] {
  const records = parse(text, {
    delimiter,
    info: true,
    max_record_size: LONGEST_ROW,
    ...(most < Infinity && { to: most }),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_records_with_empty_values: true,
    // `trim` also removes tabs, which separate the cells here.
    trim: delimiter !== '\t',
  }) as unknown as { record: string[]; info: { lines: number } }[]
  return records.map(({ record, info }) => ({ cells: record.map(withoutGuard), line: info.lines }))
}

function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** Returns the separator that occurs most often in the first line. */
function separatorOf(text: string): string {
  const [first = ''] = /^[\r\n]*(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, LONGEST_ROW)) ?? []
  const outside = first.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => outside.split(separator).length
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most))
}

/** Drops columns without a name and without values: Excel writes columns that were used once. */
function withoutEmptyColumns(names: string[], rows: CsvRow[]): CsvTable | { problem: string } {
  const stray = rows.find(({ cells }) => cells.some((cell, at) => cell.trim() !== '' && !names[at]))
  if (stray) return { problem: `Line ${stray.line} has a value in a column that the first line does not name.` }
  const seen = new Set<string>()
  const twice = names.find((name) => name !== '' && seen.size === seen.add(name).size)
  if (twice !== undefined) return { problem: `The first line names the column "${twice}" twice.` }
  const kept = names.flatMap((name, at) => (name === '' ? [] : [at]))
  return {
    names: names.filter((name) => name !== ''),
    rows: rows.map(({ line, cells }) => ({ line, cells: kept.map((at) => cells[at] ?? '') })),
  }
}
