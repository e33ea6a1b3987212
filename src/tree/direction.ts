/** Languages that are written from right to left unless their code names a script. */
const FROM_RIGHT = new Set([
  ...['ar', 'arc', 'azb', 'bal', 'bgn', 'bqi', 'ckb', 'dv', 'fa', 'glk', 'he', 'iw', 'ji', 'khw', 'ks', 'lrc'],
  ...['mzn', 'nqo', 'pnb', 'prs', 'ps', 'sd', 'skr', 'syr', 'ug', 'ur', 'yi'],
])

const SCRIPTS_FROM_RIGHT = new Set([
  'adlm',
  'arab',
  'aran',
  'hebr',
  'mand',
  'mend',
  'nkoo',
  'rohg',
  'samr',
  'syrc',
  'thaa',
])

/** Returns the `dir` of a document in a language. */
export function directionOf(languageCode: string): 'ltr' | 'rtl' {
  const [language = '', ...more] = languageCode.toLowerCase().split(/[-_]/)
  const script = more.find((part) => part.length === 4 && /^[a-z]+$/.test(part))
  const isFromRight = script === undefined ? FROM_RIGHT.has(language) : SCRIPTS_FROM_RIGHT.has(script)
  return isFromRight ? 'rtl' : 'ltr'
}

const LETTER_FROM_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u
const LETTER_FROM_LEFT = /\p{L}/u

/** Returns `auto` if a text has letters of the other direction than its page. */
export function textDirection(text: string, languageCode: string): 'auto' | undefined {
  if (directionOf(languageCode) === 'ltr') return LETTER_FROM_RIGHT.test(text) ? 'auto' : undefined
  return [...text].some((letter) => LETTER_FROM_LEFT.test(letter) && !LETTER_FROM_RIGHT.test(letter))
    ? 'auto'
    : undefined
}
