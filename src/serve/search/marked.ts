/** A part of a text. `isMatch`: it is one of the search words. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** The marks that PostgreSQL inserts around matches. No indexed text contains them. */
export const MARKS = { open: '\uE000', close: '\uE001' } as const

type Range = readonly [from: number, to: number]

/** A text and the ranges of its matches. */
export interface Marked {
  text: string
  ranges: readonly Range[]
}

/** Reads a text with marks around words. */
export function readMarked(marked: string): Marked {
  let text = ''
  let from = -1
  const ranges: Range[] = []
  for (const piece of marked.split(/([\uE000\uE001])/)) {
    if (piece === MARKS.open) from = text.length
    else if (piece !== MARKS.close) text += piece
    else if (from >= 0) {
      ranges.push([from, text.length])
      from = -1
    }
  }
  return { text, ranges }
}

/** Merges the marks of both readings of a text. */
export function together(own: Marked, folded: Marked): Marked {
  const sorted = [...own.ranges, ...folded.ranges].sort((one, other) => one[0] - other[0])
  const ranges: Range[] = []
  for (const [from, to] of sorted) {
    const last = ranges.at(-1)
    if (last && from < last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], to)]
    else ranges.push([from, to])
  }
  return { text: own.text, ranges }
}

/** The separator of lines that are shown as one. */
const BETWEEN = ' · '

/** Splits the whole text into its parts. */
export function partsOf({ text, ranges }: Marked): TextPart[] {
  const parts: TextPart[] = []
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to).replace(/\s*\n\s*/g, BETWEEN), isMatch })
  }
  let at = 0
  for (const [from, to] of ranges) {
    add(at, from, false)
    add(from, to, true)
    at = to
  }
  add(at, text.length, false)
  return parts
}

/** Returns the part of a text with the most matches, of about `length` letters, cut between words. */
export function excerptOf({ text, ranges }: Marked, length: number): TextPart[] {
  if (text.length <= length) return partsOf({ text, ranges })
  const [from, to] = around({ text, ranges }, length)
  const inside = ranges
    .filter((range) => range[0] >= from && range[1] <= to)
    .map((range): Range => [range[0] - from, range[1] - from])
  const parts = partsOf({ text: text.slice(from, to), ranges: inside })
  const more = { text: '…', isMatch: false }
  return [...(from > 0 ? [more] : []), ...parts, ...(to < text.length ? [more] : [])]
}

function around({ text, ranges }: Marked, length: number): Range {
  let best = 0
  let most = 0
  for (const [index, range] of ranges.entries()) {
    const within = ranges.slice(index).filter(([, to]) => to - range[0] <= length).length
    if (within > most) [best, most] = [range[0], within]
  }
  // Some words before the first match, so that it is read in its sentence.
  const start = Math.max(0, Math.min(best - Math.floor(length / 4), text.length - length))
  const from = start === 0 ? 0 : Math.min(wordAfter(text, start), most > 0 ? best : text.length)
  const end = Math.min(text.length, from + length)
  return [from, end === text.length ? end : wordBefore(text, end, from)]
}

function wordAfter(text: string, at: number): number {
  const space = text.slice(at).search(/\s/)
  return space < 0 ? at : at + space + 1
}

function wordBefore(text: string, at: number, from: number): number {
  const cut = text.slice(from, at).search(/\s+\S*$/)
  return cut <= 0 ? at : from + cut
}
