import type { PlainScript } from './part'

/** Runs the script of an island once. Returns the script's cleanup function, if any: after that it can run again. */
export function start(run: PlainScript<object>, island: HTMLElement): (() => void) | void {
  if (island.hasAttribute('started')) return
  island.setAttribute('started', '')
  const stop = run(island, JSON.parse(island.getAttribute('props') ?? '{}') as object)
  if (!stop) return
  return () => {
    island.removeAttribute('started')
    stop()
  }
}
