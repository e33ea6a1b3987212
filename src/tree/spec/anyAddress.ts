import fc from 'fast-check'

const PARTS = [
  ...['%', '%20', '%2F', '%2a', '%25', '%C3%A9', '%c3%a9', '%5C', '%E9', '%zz', '%00', '%2e%2e'],
  ...['?', '?a=', '&b', '#', '*', '\\', '/', '//', '.', '..', '~', "'", '"', '|', '+', ' ', ':', '@', '{slug}'],
  ...['\u00df', '\u0130', '\u03a3', '\u0327', '\u200f', '\u65e5\u672c', '\ud800', 'index.php', 'Page', 'api'],
]
const part = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 4 }), fc.constantFrom(...PARTS))
const start = fc.constantFrom(
  '',
  '/',
  '/',
  ' /',
  '//',
  'https://one.example/',
  'http://One.example:8080',
  'tel:',
  'mailto:',
)

/** Addresses as users, files and crawlers write them, including invalid ones. */
export const anyAddress = fc
  .tuple(start, fc.array(part, { maxLength: 6 }))
  .map(([beginning, parts]) => beginning + parts.join(''))
