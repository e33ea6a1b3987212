/** A text as the search reads it, and where in the text each character of it begins and ends. */
export interface Reading {
  text: string
  from: readonly number[]
  to: readonly number[]
}

type Letters = Pick<Reading, 'text'> & { from: number[]; to: number[] }

/** Letters of scripts that are written without spaces between words, or with endings that are words. */
const UNSPACED =
  /(?:(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])+/gu

const LETTER = /\P{M}\p{M}*|\p{M}+/gsu

/**
 * Reads a text letter by letter with `read`. Words of scripts without spaces are written as pairs of letters that follow each other
 * (`日本の` is `日本 本の の`), so that any part of them is found.
 */
export function readingOf(text: string, read: (letter: string) => string): Reading {
  const known = new Map<string, string>()
  const letters: Letters = { text: '', from: [], to: [] }
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    // PostgreSQL takes what begins with this for HTML, and leaves it out.
    const own = letter === '<' ? ' ' : (known.get(letter) ?? read(letter))
    known.set(letter, own)
    add(letters, own, index, index + letter.length)
  }
  const reading: Letters = { text: '', from: [], to: [] }
  let done = 0
  const copy = (from: number, to: number) => {
    reading.text += letters.text.slice(from, to)
    for (let at = from; at < to; at++) reading.from.push(letters.from[at] as number)
    for (let at = from; at < to; at++) reading.to.push(letters.to[at] as number)
  }
  for (const { 0: span, index } of letters.text.matchAll(UNSPACED)) {
    copy(done, index)
    done = index + span.length
    for (const [from, to] of pairsIn(span)) {
      add(reading, ' ', letters.from[index + from] as number, letters.from[index + from] as number)
      copy(index + from, index + to)
    }
    add(reading, ' ', letters.to[done - 1] as number, letters.to[done - 1] as number)
  }
  copy(done, letters.text.length)
  return reading
}

function add(letters: Letters, text: string, from: number, to: number): void {
  letters.text += text
  for (let at = 0; at < text.length; at++) {
    letters.from.push(from)
    letters.to.push(to)
  }
}

/** Where each letter and the one behind it stand; the last stands alone. */
function pairsIn(span: string): [from: number, to: number][] {
  const letters = [...span.matchAll(LETTER)].map(({ 0: letter, index }): [number, number] => [
    index,
    index + letter.length,
  ])
  return letters.map(([from, to], at) => [from, letters[at + 1]?.[1] ?? to])
}

/** What is looked for, as `readingOf` reads texts: a part of a script without spaces is a phrase of its pairs. */
export function readingOfQuery(query: string): string {
  return query
    .split('"')
    .map((part, index) =>
      part.replace(UNSPACED, (span: string, at: number) => phraseOf(span, part.slice(0, at), index)),
    )
    .join('"')
}

/** `index`: of the part between quotes; each second one is a phrase already. */
function phraseOf(span: string, before: string, index: number): string {
  const pairs = pairsIn(span)
  const words = (pairs.length > 1 ? pairs.slice(0, -1) : pairs).map(([from, to]) => span.slice(from, to)).join(' ')
  if (index % 2 === 1 || pairs.length < 3) return /(?:^|[\s-])$/.test(before) ? `${words} ` : ` ${words} `
  return `${/(?:^|\s)-$/.test(before) ? '' : ' '}"${words}" `
}
