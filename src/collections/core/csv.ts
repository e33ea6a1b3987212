import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decodeText'

/** What a spreadsheet takes for a formula, in the wide forms of East Asian keyboards as well; the apostrophe before it says that it is none. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
/** A number or a telephone number is no formula, but for what would be computed: `+1-876-555`. */
const NUMBER = /^[+-](?=.*\d)[\d ().,/-]+$/
const SUM = /^[+-][\d.,]+(?: ?[-/] ?[\d.,]+)+$/
const SEPARATORS = [',', ';', '\t'] as const
/** By which Excel knows that a file is in UTF-8. */
const MARK = '\ufeff'

/** Rows of texts as the answer with a CSV file that spreadsheets show as it is meant: with its letters, and nothing of it as a formula. */
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
  /** The first line, in small letters: what the columns are called. */
  names: string[]
  /** Rows with something in them, as many cells as there are columns. */
  rows: CsvRow[]
}

export interface CsvRow {
  /** Of the file, for messages. */
  line: number
  cells: string[]
}

/**
 * Reads a CSV file as spreadsheets write it: separated by commas, semicolons or tabs, in the encoding of any of them, with empty columns and
 * rows. `problem`: why it cannot be read.
 */
export function readCsv(bytes: Uint8Array): CsvTable | { problem: string } {
  const read = decodeText(bytes)
  if ('problem' in read) return read
  const { text } = read
  // Excel's own way to say how cells are separated.
  const told = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i.exec(text)
  const body = told ? text.slice(told[0].length) : text
  try {
    const [head, ...rest] = recordsOf(body, told?.[1] ?? separatorOf(body))
    const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
    const shift = told ? 1 : 0
    return withoutEmptyColumns(
      names,
      rest.map(({ cells, line }) => ({ cells, line: line + shift })),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: `The file is no CSV: ${error.message}` }
  }
}

function recordsOf(text: string, delimiter: string): CsvRow[] {
  const records = parse(text, {
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_records_with_empty_values: true,
    // A tab is white space, too.
    trim: delimiter !== '\t',
  }) as unknown as { record: string[]; info: { lines: number } }[]
  return records.map(({ record, info }) => ({ cells: record.map(withoutGuard), line: info.lines }))
}

function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = /^[\r\n]*(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text) ?? []
  const outside = first.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => outside.split(separator).length
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most))
}

/** Excel writes columns that were once in use; one without a name whose cells are empty is none. */
function withoutEmptyColumns(names: string[], rows: CsvRow[]): CsvTable | { problem: string } {
  const stray = rows.find(({ cells }) => cells.some((cell, at) => cell.trim() !== '' && !names[at]))
  if (stray) return { problem: `Line ${stray.line} has a value in a column that the first line does not name.` }
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined) return { problem: `The first line names the column "${twice}" twice.` }
  const kept = names.flatMap((name, at) => (name === '' ? [] : [at]))
  return {
    names: names.filter((name) => name !== ''),
    rows: rows.map(({ line, cells }) => ({ line, cells: kept.map((at) => cells[at] ?? '') })),
  }
}
