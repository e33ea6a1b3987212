import { ContentQueryError } from './query'

export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'string'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'symbol'; text: string }
  | { kind: 'end'; text: '' }

/** Limits of the length and the number of words. */
const MAX_LENGTH = 8_000
const MAX_TOKENS = 1_000

/** The tokens of the grammar. Everything else (`;`, `--`, comments, `||` ...) is refused. */
const PATTERN =
  /\s+|([A-Za-z_][A-Za-z0-9_]*)|"([A-Za-z_][A-Za-z0-9_]*)"|'((?:[^']|'')*)'|(\d{1,15}(?:\.\d{1,15})?)|(<>|<=|>=|[=<>(),*])/y

/** Splits a query into tokens. Throws a `ContentQueryError` for anything outside of the grammar. */
export function tokenize(sql: string): Token[] {
  if (sql.length > MAX_LENGTH) throw new ContentQueryError(`The query is longer than ${MAX_LENGTH} characters.`)
  if (sql.includes('\0')) throw new ContentQueryError('The query has a character that no query has.')
  const tokens: Token[] = []
  const pattern = new RegExp(PATTERN)
  while (pattern.lastIndex < sql.length) {
    const at = pattern.lastIndex
    const match = pattern.exec(sql)
    if (!match) throw new ContentQueryError(`The query cannot be read at character ${at + 1}.`)
    const token = tokenOf(match)
    if (token) tokens.push(token)
    if (tokens.length > MAX_TOKENS) throw new ContentQueryError(`The query has more than ${MAX_TOKENS} words.`)
  }
  return [...tokens, { kind: 'end', text: '' }]
}

function tokenOf([, word, name, string, number, symbol]: RegExpExecArray): Token | null {
  if (word !== undefined) return { kind: 'word', text: word }
  if (name !== undefined) return { kind: 'name', text: name }
  if (string !== undefined) return { kind: 'string', text: string.replaceAll("''", "'") }
  if (number !== undefined) return { kind: 'number', text: number }
  return symbol === undefined ? null : { kind: 'symbol', text: symbol }
}
