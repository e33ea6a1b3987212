import type { TextPart } from '../../slices/types'

/** Beyond this many comparisons the differing middle is shown as one replacement. */
const MOST = 400_000

/** What was taken out of a text and what was put in, by words: a longest common subsequence of what differs in the middle. */
export function textDiff(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const middle = diffWords(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return joined([
    ...old.slice(0, start).map((text): TextPart => ({ op: 'same', text })),
    ...middle,
    ...old.slice(old.length - end).map((text): TextPart => ({ op: 'same', text })),
  ])
}

/** Words with the space behind them, so that joined parts are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function diffWords(old: readonly string[], now: readonly string[]): TextPart[] {
  if (old.length * now.length > MOST) return [...old.map(removed), ...now.map(added)]
  const common = commonLengths(old, now)
  const parts: TextPart[] = []
  let [a, b] = [0, 0]
  while (a < old.length || b < now.length) {
    const [word, other] = [old[a], now[b]]
    if (word !== undefined && word === other) {
      parts.push({ op: 'same', text: word })
      a += 1
      b += 1
    } else if (word !== undefined && (other === undefined || at(common, a + 1, b) >= at(common, a, b + 1))) {
      parts.push(removed(word))
      a += 1
    } else {
      parts.push(added(other ?? ''))
      b += 1
    }
  }
  return parts
}

/** For every pair of ends, how many words they have in common in order. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const row = table[a] as Uint32Array
      row[b] = old[a] === now[b] ? at(table, a + 1, b + 1) + 1 : Math.max(at(table, a + 1, b), at(table, a, b + 1))
    }
  }
  return table
}

function at(table: readonly Uint32Array[], a: number, b: number): number {
  return table[a]?.[b] ?? 0
}

const removed = (text: string): TextPart => ({ op: 'del', text })
const added = (text: string): TextPart => ({ op: 'ins', text })

/** Neighbours of one kind together; between two words that stay, what went stands before what came. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  let pending = { del: '', ins: '' }
  const flush = () => {
    if (pending.del !== '') result.push({ op: 'del', text: pending.del })
    if (pending.ins !== '') result.push({ op: 'ins', text: pending.ins })
    pending = { del: '', ins: '' }
  }
  for (const { op, text } of parts) {
    if (op !== 'same') {
      pending[op] += text
      continue
    }
    flush()
    const last = result.at(-1)
    if (last?.op === 'same') last.text += text
    else result.push({ op, text })
  }
  flush()
  return result
}
