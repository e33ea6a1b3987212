import type { SaveAction } from '../../model/saving'

interface Input {
  save: (action: SaveAction) => Promise<boolean>
  /** Whether the running save has sent all that stands on the page. */
  isSent: () => boolean
  /** Whether a save that has waited still has something to do. */
  isNeeded: (action: SaveAction) => boolean
}

interface Entry {
  action: SaveAction
  done: Promise<boolean>
}

/** One save at a time. A second press of the same button is the same save, unless something changed since it was sent. */
export function createQueue({ save, isSent, isNeeded }: Input): { add: (action: SaveAction) => Promise<boolean> } {
  let entries: Entry[] = []
  const start = async (action: SaveAction, before: Entry | undefined): Promise<boolean> => {
    // What failed shows why; whatever waited behind it would fail the same way.
    if (before && !(await before.done)) return false
    return before && !isNeeded(action) ? true : save(action)
  }
  return {
    add: (action) => {
      const last = entries.at(-1)
      if (last?.action === action && (entries.length > 1 || isSent())) return last.done
      const entry: Entry = { action, done: start(action, last) }
      entries = [...entries, entry]
      const leave = () => {
        entries = entries.filter((each) => each !== entry)
      }
      entry.done.then(leave, leave)
      return entry.done
    },
  }
}
