/** Runs the script of an island once. */
export function start(run: (island: HTMLElement, props: object) => void, island: HTMLElement): void {
  if (island.hasAttribute('started')) return
  island.setAttribute('started', '')
  run(island, JSON.parse(island.getAttribute('props') ?? '{}') as object)
}
