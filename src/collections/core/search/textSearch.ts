import { sql } from '@payloadcms/db-postgres'

type Fragment = ReturnType<typeof sql>

/** PostgreSQL's own configurations by the first part of a language's code. Words of other languages are found as they are written. */
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

/** How PostgreSQL reads texts of a language: which words it leaves out, and which forms of a word are one. */
export function textSearchConfig(languageCode: string): Fragment {
  const [first = ''] = languageCode.toLowerCase().split('-')
  return sql`${CONFIGS[first] ?? 'simple'}::text::regconfig`
}

/** Letters with an accent, and the same ones without: one for one, so that a place in the one text is the same place in the other. */
const ACCENTED = 'áàâäãåéèêëíìîïóòôöõúùûüýÿçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝÇ'
const PLAIN = 'aaaaaaeeeeiiiiooooouuuuyycAAAAAAEEEEIIIIOOOOOUUUUYC'

/** The text without accents, as many people type. */
export function withoutAccents(text: Fragment): Fragment {
  return sql`translate(${text}, ${ACCENTED}, ${PLAIN})`
}
