import type { ContentCollection } from '../types'
import { checkColumns, ContentQueryError, type Condition, type ContentOperator, type ContentQuery } from './query'
import { tokenize, type Token } from './tokens'
import { tableOf } from './writeSql'

/** Limits of the rows of a response, the conditions of a query, their nesting, and the `%` of a pattern. */
export const MAX_ROWS = 1_000
const MAX_CONDITIONS = 100
const MAX_DEPTH = 16
const MAX_WILDCARDS = 6

/**
 * Parses posted SQL as a query of one collection. The result contains only declared tables and columns, known operators
 * and literals. The text itself is never run.
 *
 * @throws ContentQueryError
 */
export function parseSql(sql: string, collection: Pick<ContentCollection, 'name' | 'columns'>): ContentQuery {
  const query = new Parser(tokenize(sql)).query(collection.name)
  checkColumns(query, collection.columns)
  return query
}

class Parser {
  private at = 0
  private conditions = 0

  constructor(private readonly tokens: readonly Token[]) {}

  query(collection: string): ContentQuery {
    this.expectWord('SELECT')
    const selected = this.selection()
    this.expectWord('FROM')
    const table = this.next()
    if ((table.kind !== 'word' && table.kind !== 'name') || table.text !== tableOf(collection)) {
      throw new ContentQueryError(`The query may read the table ${tableOf(collection)} alone.`)
    }
    const where = this.takeWord('WHERE') ? this.either(0) : null
    const order = this.takeWord('ORDER') ? this.order() : []
    const limit = this.takeWord('LIMIT') ? this.whole() : null
    const skip = limit !== null && this.takeWord('OFFSET') ? this.whole() : 0
    if (this.peek().kind !== 'end') this.refuse()
    return { collection, ...selected, where, order, limit: Math.min(limit ?? MAX_ROWS, MAX_ROWS), skip }
  }

  private selection(): Pick<ContentQuery, 'select' | 'count'> {
    if (this.takeSymbol('*')) return { select: [], count: null }
    if (this.isWord('COUNT')) return { select: [], count: this.count() }
    return { select: this.list(() => this.column()), count: null }
  }

  private count(): NonNullable<ContentQuery['count']> {
    this.next()
    this.expectSymbol('(')
    const isDistinct = this.takeWord('DISTINCT')
    const column = !isDistinct && this.takeSymbol('*') ? null : this.column()
    this.expectSymbol(')')
    if (this.takeWord('AS') && this.next().text.toLowerCase() !== 'count') this.refuse(-1)
    return { column, isDistinct }
  }

  private order(): ContentQuery['order'] {
    this.expectWord('BY')
    return this.list(() => {
      const column = this.column()
      const direction = this.takeWord('DESC') ? 'DESC' : 'ASC'
      if (direction === 'ASC') this.takeWord('ASC')
      return { column, direction } as const
    })
  }

  private either(depth: number): Condition {
    if (depth > MAX_DEPTH)
      throw new ContentQueryError(`The query has more than ${MAX_DEPTH} conditions inside one another.`)
    return this.joined('OR', () => this.joined('AND', () => this.condition(depth)))
  }

  private joined(join: 'AND' | 'OR', read: () => Condition): Condition {
    const conditions = [read()]
    while (this.takeWord(join)) conditions.push(read())
    const [only] = conditions
    return conditions.length === 1 && only ? only : { join, conditions }
  }

  private condition(depth: number): Condition {
    if (this.takeSymbol('(')) {
      const inside = this.either(depth + 1)
      this.expectSymbol(')')
      return inside
    }
    this.conditions += 1
    if (this.conditions > MAX_CONDITIONS)
      throw new ContentQueryError(`The query has more than ${MAX_CONDITIONS} conditions.`)
    const column = this.column()
    const operator = this.operator()
    return { column, operator, values: this.values(operator) }
  }

  private operator(): ContentOperator {
    const token = this.next()
    if (token.kind === 'symbol' && ['=', '<>', '>', '>=', '<', '<='].includes(token.text))
      return token.text as ContentOperator
    if (token.kind !== 'word') return this.refuse(-1)
    const word = token.text.toUpperCase()
    if (word === 'IS') {
      const isNot = this.takeWord('NOT')
      this.expectWord('NULL')
      return isNot ? 'IS NOT NULL' : 'IS NULL'
    }
    const plain = word === 'NOT' ? this.next().text.toUpperCase() : word
    if (plain !== 'LIKE' && plain !== 'IN' && plain !== 'BETWEEN') return this.refuse(-1)
    return word === 'NOT' ? `NOT ${plain}` : plain
  }

  private values(operator: ContentOperator): string[] {
    switch (operator) {
      case 'IS NULL':
      case 'IS NOT NULL':
        return []
      case 'IN':
      case 'NOT IN': {
        this.expectSymbol('(')
        const values = this.isSymbol(')') ? [] : this.list(() => this.literal())
        this.expectSymbol(')')
        return values
      }
      case 'BETWEEN':
      case 'NOT BETWEEN': {
        const low = this.literal()
        this.expectWord('AND')
        return [low, this.literal()]
      }
      default: {
        const value = this.literal()
        // Each wildcard multiplies the cost of a comparison.
        if (operator.endsWith('LIKE') && value.split('%').length - 1 > MAX_WILDCARDS) {
          throw new ContentQueryError(`A pattern has more than ${MAX_WILDCARDS} wildcards.`)
        }
        return [value]
      }
    }
  }

  private literal(): string {
    const token = this.next()
    return token.kind === 'string' || token.kind === 'number' ? token.text : this.refuse(-1)
  }

  private column(): string {
    const token = this.next()
    return token.kind === 'name' || token.kind === 'word' ? token.text : this.refuse(-1)
  }

  private whole(): number {
    const token = this.next()
    return token.kind === 'number' && /^\d{1,9}$/.test(token.text) ? Number(token.text) : this.refuse(-1)
  }

  private list<Item>(read: () => Item): Item[] {
    const items = [read()]
    while (this.takeSymbol(',')) items.push(read())
    return items
  }

  private peek(): Token {
    return this.tokens[this.at] ?? { kind: 'end', text: '' }
  }

  private next(): Token {
    const token = this.peek()
    this.at += 1
    return token
  }

  private isWord(word: string): boolean {
    const { kind, text } = this.peek()
    return kind === 'word' && text.toUpperCase() === word
  }

  private takeWord(word: string): boolean {
    const isThere = this.isWord(word)
    if (isThere) this.at += 1
    return isThere
  }

  private expectWord(word: string): void {
    if (!this.takeWord(word)) this.refuse()
  }

  private isSymbol(symbol: string): boolean {
    const { kind, text } = this.peek()
    return kind === 'symbol' && text === symbol
  }

  private takeSymbol(symbol: string): boolean {
    const isThere = this.isSymbol(symbol)
    if (isThere) this.at += 1
    return isThere
  }

  private expectSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) this.refuse()
  }

  private refuse(back = 0): never {
    const { kind, text } = this.tokens[this.at + back] ?? { kind: 'end', text: '' }
    throw new ContentQueryError(
      kind === 'end' ? 'The query ends too early.' : `The query may not have "${text}" there.`,
    )
  }
}
