import { sameRows } from './rowChecks'
import type { StateRow } from './studioState'

type Rows = readonly StateRow[]

interface Moment {
  rows: Rows
  /** What was typed last to get here. */
  typing?: { id: string; text: string }
}

/** What undo and redo have to bring back, kept by whoever watches the editor and not by the studio. */
export interface ExpectedHistory {
  /** The page after a gesture that changed it. */
  push: (moment: Moment) => void
  /** What is wrong with the page after an undo or redo; `null`: nothing. */
  complaint: (kind: 'undo' | 'redo', rows: Rows) => string | null
  /** Goes the step. */
  step: (kind: 'undo' | 'redo', rows: Rows) => void
}

export function expectHistory(start: Rows): ExpectedHistory {
  let past: Moment[] = [{ rows: start }]
  let future: Moment[] = []
  const now = () => past.at(-1) ?? { rows: start }

  /** Keystrokes between which the machine paused are steps of their own: a beginning of the text stands there then. */
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
