import { sql } from '@payloadcms/db-postgres'
import { foldText, readableText } from '../../../tree'
import { readingOf, readingOfQuery, type Reading } from './reading'

type Fragment = ReturnType<typeof sql>

/** PostgreSQL's configurations by language code. Words of other languages are not stemmed. */
const CONFIGS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** Returns PostgreSQL's text search configuration of a language, which defines stop words and stemming. */
export function textSearchConfig(languageCode: string): Fragment {
  const [first = ''] = languageCode.toLowerCase().split('-')
  return sql`${CONFIGS[first] ?? 'simple'}::text::regconfig`
}

/** A query for a single letter of a script without spaces, which matches the start of a pair. */
const SINGLE = { found: "'([\u0E00-\u109F\u1780-\u17FF\u2E80-\uD7FF\uF900-\uFAFF])'", asPrefix: "'\\1':*" }

/** Returns a query that matches the words as written or folded. `make` turns one text into a query. */
export function eitherReading(words: string, make: (text: Fragment) => Fragment): Fragment {
  const readings = [...new Set([readableText(words), foldText(words)])]
  const queries = readings.map((text) => {
    const query = make(sql`${readingOfQuery(text)}::text`)
    return sql`regexp_replace((${query})::text, ${SINGLE.found}::text, ${SINGLE.asPrefix}::text, 'g')::tsquery`
  })
  return sql`(${sql.join(queries, sql` || `)})`
}

/** Returns both readings of a text as the index stores them. */
export function readingsOf(text: string): [own: Reading, folded: Reading] {
  return [readingOf(text, readableText), readingOf(text, foldText)]
}
