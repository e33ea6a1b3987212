import { reloadOnce } from '../../render/client/reloadOnce'
import { PLACED_EVENT } from '../../render/audience/placedEvent'
import type { HydrationMode } from '../../tree/types'
import { untilMode } from '../../render/parts/wakeUp'
import { keepPresses, pressAgain } from './earlyPress'

/**
 * Part -> its script and that script's imports. The build inserts it, and writes the scripts into the folder of the
 * loader.
 */
declare const VOIX_PARTS: Readonly<Record<string, readonly string[]>>

type PartScript = Record<string, (island: HTMLElement) => Promise<void> | void>

function wakeIn(node: ParentNode): void {
  for (const island of node.querySelectorAll<HTMLElement>('voix-island')) wakeOne(island)
}

function wakeOne(island: HTMLElement): void {
  const name = island.getAttribute('part') ?? ''
  const files = VOIX_PARTS[name]
  const mode = island.getAttribute('mode') as HydrationMode
  if (!files || mode === 'none') return
  let isRequested = false
  const wake = () => {
    if (isRequested) return
    isRequested = true
    Promise.all(files.map(load))
      .then(([script]) => script?.[name]?.(island))
      .then(
        () => pressAgain(island),
        (error: unknown) => report(error, island),
      )
  }
  keepPresses(island, wake)
  untilMode({ mode, island }, wake)
}

const load = (file: string) => import(new URL(file, import.meta.url).href) as Promise<PartScript>

wakeIn(document)
// Elements that are reserved for signed-in users are inserted later.
document.addEventListener(PLACED_EVENT, ({ target }) => wakeIn(target as HTMLElement))

/** Without its script the island stays as the server rendered it. A page of an older build is reloaded. */
function report(error: unknown, island: HTMLElement): void {
  if (reloadOnce(error)) return
  console.error(error)
  pressAgain(island)
}
