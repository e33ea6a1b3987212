/** A text as it is indexed, with the position of each character in the original. */
export interface Reading {
  text: string
  from: readonly number[]
  to: readonly number[]
}

type Letters = Pick<Reading, 'text'> & { from: number[]; to: number[] }

/** Letters of scripts that have no spaces between words, or attach endings to words. */
const UNSPACED =
  /(?:(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])+/gu

const LETTER = /\P{M}\p{M}*|\p{M}+/gsu

/**
 * Reads a text letter by letter with `read`. Words of scripts without spaces are indexed as pairs of letters (`日本の` as
 * `日本 本の の`), so any part of them is found.
 */
export function readingOf(text: string, read: (letter: string) => string): Reading {
  const known = new Map<string, string>()
  const letters: Letters = { text: '', from: [], to: [] }
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    // PostgreSQL drops text that starts with `<` as an HTML tag.
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

/** Returns the positions of each letter with its next one. The last letter is alone. */
function pairsIn(span: string): [from: number, to: number][] {
  const letters = [...span.matchAll(LETTER)].map(({ 0: letter, index }): [number, number] => [
    index,
    index + letter.length,
  ])
  return letters.map(([from, to], at) => [from, letters[at + 1]?.[1] ?? to])
}

/** Returns a query as `readingOf` indexes texts: a part of a script without spaces is a phrase of pairs. */
export function readingOfQuery(query: string): string {
  return query
    .split('"')
    .map((part, index) =>
      part.replace(UNSPACED, (span: string, at: number) => phraseOf(span, part.slice(0, at), index)),
    )
    .join('"')
}

/** Parts with an odd `index` are between quotes, so they are phrases already. */
function phraseOf(span: string, before: string, index: number): string {
  const pairs = pairsIn(span)
  const words = (pairs.length > 1 ? pairs.slice(0, -1) : pairs).map(([from, to]) => span.slice(from, to)).join(' ')
  if (index % 2 === 1 || pairs.length < 3) return /(?:^|[\s-])$/.test(before) ? `${words} ` : ` ${words} `
  return `${/(?:^|\s)-$/.test(before) ? '' : ' '}"${words}" `
}
