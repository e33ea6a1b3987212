import { sameRows } from './rowChecks'
import type { StateRow } from './studioState'

type Rows = readonly StateRow[]

interface Moment {
  rows: Rows
  /** The last text that was typed. */
  typing?: { id: string; text: string }
}

/** The states that undo and redo must restore, recorded by the test and not by the studio. */
export interface ExpectedHistory {
  /** Adds the page after a gesture that changed it. */
  push: (moment: Moment) => void
  /** Returns the problem with the page after an undo or redo, or `null`. */
  complaint: (kind: 'undo' | 'redo', rows: Rows) => string | null
  /** Applies the step to the recorded states. */
  step: (kind: 'undo' | 'redo', rows: Rows) => void
}

export function expectHistory(start: Rows): ExpectedHistory {
  let past: Moment[] = [{ rows: start }]
  let future: Moment[] = []
  const now = () => past.at(-1) ?? { rows: start }

  /** A pause of the machine splits typing into several steps, which leaves the beginning of the text. */
  const partOfTyping = (rows: Rows): string | null => {
    const { rows: typed, typing } = now()
    if (!typing) return null
    const beginnings = Array.from(typing.text, (_letter, end) => typing.text.slice(0, end)).filter(Boolean)
    const isThere = (text: string) =>
      sameRows(
        rows,
        typed.map((row) => (row.id === typing.id ? { ...row, title: text } : row)),
      )
    return beginnings.find(isThere) ?? null
  }
  const isBack = (kind: 'undo' | 'redo', rows: Rows) => {
    const wanted = kind === 'undo' ? past.at(-2) : future.at(-1)
    return sameRows(rows, (wanted ?? now()).rows)
  }
  return {
    push: (moment) => {
      past = [...past, moment]
      future = []
    },
    complaint: (kind, rows) => {
      if (isBack(kind, rows) || (kind === 'undo' && partOfTyping(rows) !== null)) return null
      return `${kind} has not brought back what stood there ${kind === 'undo' ? 'before' : 'after'}`
    },
    step: (kind, rows) => {
      if (kind === 'redo') {
        const next = future.at(-1)
        if (!next) return
        past = [...past, next]
        future = future.slice(0, -1)
        return
      }
      const { typing } = now()
      const part = isBack('undo', rows) ? null : partOfTyping(rows)
      if (part === null && past.length < 2) return
      future = [...future, now()]
      past = past.slice(0, -1)
      if (part !== null && typing) past = [...past, { rows, typing: { ...typing, text: part } }]
    },
  }
}
