/** Tells what somebody else wrote from what was typed here and comes back. */
export interface Echoes {
  sent: (text: string) => void
  /** A text has arrived. `true`: it is not ours, show it. */
  isForeign: (text: string) => boolean
}

/** The studio answers every keystroke with the text as it is then: while answers are due, an older text is on its way to ours. */
export function createEchoes(start: string): Echoes {
  let shown = start
  let due: string[] = []
  return {
    sent: (text) => {
      shown = text
      due.push(text)
    },
    isForeign: (text) => {
      const at = due.indexOf(text)
      if (at >= 0) due = due.slice(at + 1)
      if (at >= 0 || due.length > 0 || text === shown) return false
      shown = text
      return true
    },
  }
}
