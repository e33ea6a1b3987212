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
