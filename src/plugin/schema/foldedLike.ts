import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Config } from 'payload'
import { foldText, WRITTEN_OUT } from '../../tree'

type Operators = PostgresAdapter['operators']
type Like = Operators['like']

/** Returns the adapter with a `like` that ignores accents, marks and case. */
export function withFoldedLike(db: Config['db']): Config['db'] {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args) as unknown as PostgresAdapter
      const { like } = adapter.operators
      // Adapters share their operators, so they are copied.
      adapter.operators = { ...adapter.operators, like: foldedLike(like) }
      return adapter as unknown as ReturnType<typeof db.init>
    },
  }
}

/** Keeps the matches of the plain `like`. Only texts with non-ASCII letters are folded. */
function foldedLike(like: Like): Like {
  return (column, value) => {
    if (typeof value !== 'string') return like(column, value)
    const folded = foldText(value)
    return sql`(${like(column, value)} or ${like(column, folded)}
      or (${column} ~ '[^ -~]' and ${foldedColumn(sql`${column}`)} like ${folded}))`
  }
}

type Fragment = ReturnType<typeof sql>

/** Returns SQL that folds a column as `foldText` does. */
function foldedColumn(column: Fragment): Fragment {
  const { marks, several, single } = foldings()
  const plain = sql`lower(regexp_replace(normalize(${column}, NFKD), ${marks}::text, '', 'g'))`
  const letters = sql`translate(${plain}, ${single.from}::text, ${single.to}::text)`
  const written = several.reduce((text, [from, to]) => sql`replace(${text}, ${from}::text, ${to}::text)`, letters)
  return sql`normalize(${written}, NFC)`
}

interface Foldings {
  /** A character class of all marks and invisible characters. */
  marks: string
  /** Letters that become one letter, and letters that become several. */
  single: { from: string; to: string }
  several: [from: string, to: string][]
}

let known: Foldings | undefined

/** Built once: PostgreSQL has no classes for Unicode marks. */
function foldings(): Foldings {
  if (known) return known
  const letters = Object.entries({ ...WRITTEN_OUT, ς: 'σ' }).flatMap(([from, to]): [string, string][] => {
    const upper = from.toUpperCase()
    // `lower` converts only ASCII in some databases, so upper case is listed too.
    return upper.length === 1 && upper.toLowerCase() === from
      ? [
          [from, to],
          [upper, to],
        ]
      : [[from, to]]
  })
  const ones = letters.filter(([, to]) => to.length === 1)
  known = {
    marks: `[${ranges(/[\p{M}\p{Default_Ignorable_Code_Point}]/u)}]`,
    single: { from: ones.map(([from]) => from).join(''), to: ones.map(([, to]) => to).join('') },
    several: letters.filter(([, to]) => to.length > 1),
  }
  return known
}

/** Returns the matching characters of the Basic Multilingual Plane, for use inside a class. */
function ranges(pattern: RegExp): string {
  let found = ''
  for (let from = 0x80; from < 0xfff0; from++) {
    if ((from >= 0xd800 && from < 0xe000) || !pattern.test(String.fromCharCode(from))) continue
    let to = from
    while (pattern.test(String.fromCharCode(to + 1))) to++
    found += from === to ? String.fromCharCode(from) : `${String.fromCharCode(from)}-${String.fromCharCode(to)}`
    from = to
  }
  return found
}
