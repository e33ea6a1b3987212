/**
 * Returns the parts of visible islands without a root of React or Preact whose scripts have not run, and scrolls to the
 * first. Hidden islands may be idle.
 */
export function notAlive(islands: Element[]): (string | null)[] {
  const isAlive = (island: Element) =>
    island.hasAttribute('started') || Object.keys(island).some((key) => /^(__reactContainer|__k$)/.test(key))
  const rest = islands.filter((island) => !isAlive(island) && island.parentElement?.checkVisibility())
  rest[0]?.firstElementChild?.scrollIntoView()
  return rest.map((island) => island.getAttribute('part'))
}

/** Scrolls to each island, which starts it, and back to the top of the page. */
export async function showEach(islands: Element[]): Promise<void> {
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const island of islands) {
    island.firstElementChild?.scrollIntoView()
    await twoFrames()
  }
  window.scrollTo(0, 0)
}
