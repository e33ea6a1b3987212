import { readCsv } from '../../collections/core/csv'
import { GONE } from '../../collections/core/redirects/loops'
import { isPageHref } from '../../slices'
import { storedHref } from '../../slices/storedHref'
import { isOwnPath, readRedirectSource, redirectHostProblem, redirectSourceProblem } from '../../tree'
import type { StoredRedirect } from './storedRedirects'

/** The columns in the order of an export. An import accepts any order. */
export const COLUMNS = ['from', 'to', 'host', 'type', 'enabled', 'notes'] as const

type Column = (typeof COLUMNS)[number]

const NEEDED: readonly Column[] = ['from', 'to']
const TYPES = ['301', '302', '307', '308', GONE]
const YES = ['', 'yes', 'true', '1']
const NO = ['no', 'false', '0']
const MOST_ROWS = 50_000

export interface CsvRedirect extends Omit<StoredRedirect, 'id'> {
  /** The line in the file, for messages. */
  line: number
}

interface Problem {
  path: string
  message: string
}

/** Returns the redirects of a CSV file and the problems by line. The first line names the columns. */
export function readRedirectsCsv(file: Uint8Array, adminRoute: string): { rows: CsvRedirect[]; errors: Problem[] } {
  const table = readCsv(file, MOST_ROWS)
  if ('problem' in table) return fileProblem(table.problem)
  const { names, rows: body } = table
  if (names.length === 0) return fileProblem('The file is empty. Its first line names the columns: from, to, host ...')
  const missing = NEEDED.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !COLUMNS.some((column) => column === name))
  if (missing.length > 0)
    return fileProblem(`The first line must name the columns "from" and "to"; it lacks ${missing.join(' and ')}.`)
  if (unknown.length > 0)
    return fileProblem(`There is no column "${unknown.join('", "')}". Known are ${COLUMNS.join(', ')}.`)
  if (body.length === 0) return fileProblem('The file has no redirect below its first line.')
  const errors: Problem[] = []
  const rows = body.map(({ cells, line }) => {
    const cell = (name: Column) => (cells[names.indexOf(name)] ?? '').trim()
    const fail = (name: Column, message: string) =>
      errors.push({ path: `line ${line}: ${name}`, message: `Line ${line}, ${name}: ${message}` })
    return readRow({ cell, notes: cells[names.indexOf('notes')], fail, line, adminRoute })
  })
  return { rows, errors }
}

function fileProblem(message: string) {
  return { rows: [], errors: [{ path: 'file', message }] }
}

interface Row {
  /** Returns the trimmed text of a cell. */
  cell: (name: Column) => string
  notes: string | undefined
  fail: (name: Column, message: string) => void
  line: number
  adminRoute: string
}

function readRow({ cell, notes, fail, line, adminRoute }: Row): CsvRedirect {
  const { from, host } = readRedirectSource({ from: cell('from'), host: cell('host') || null })
  const problem = redirectSourceProblem(from)
  if (problem !== null) fail('from', problem)
  else if (isOwnPath(from.replace(/[?].*$/, ''), adminRoute))
    fail('from', 'the address is the product’s own, a redirect from there is never followed.')
  const wrongHost = host === null ? null : redirectHostProblem(host)
  if (wrongHost !== null) fail('host', wrongHost)
  const to = storedHref(cell('to'))
  const pageId = /^page:(.+)$/.exec(to)?.[1] ?? null
  const type = cell('type') || '301'
  if (type === GONE && to !== '') fail('to', 'a redirect of the type 410 has no target, leave it empty.')
  if (type !== GONE && pageId === null && !isPageHref(to))
    fail('to', 'use a path of this site, an https address, or page: and the id of a page.')
  if (!TYPES.includes(type)) fail('type', `"${type}" is not one of ${TYPES.join(', ')}.`)
  const enabled = cell('enabled').toLowerCase()
  if (![...YES, ...NO].includes(enabled)) fail('enabled', `"${enabled}" is neither yes nor no.`)
  return {
    line,
    from,
    host,
    url: pageId === null ? to : '',
    pageId,
    type,
    enabled: YES.includes(enabled),
    notes: notes ?? '',
  }
}
