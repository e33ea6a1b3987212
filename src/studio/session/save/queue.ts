import type { SaveAction } from '../../../contract/saving'

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

export interface Gate {
  /** Waits until the gate is opened, or for some milliseconds. `false`: it was closed for good. */
  wait: (ms?: number) => Promise<boolean>
  open: () => void
  close: () => void
}

/** Where a save waits that cannot go on. */
export function createGate(): Gate {
  let pass: ((goesOn: boolean) => void) | null = null
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(() => pass?.(true), ms)
        pass = (goesOn) => {
          clearTimeout(timer)
          pass = null
          resolve(goesOn)
        }
      }),
    open: () => pass?.(true),
    close: () => pass?.(false),
  }
}
