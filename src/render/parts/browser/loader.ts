import { reloadOnce } from '../../client/reloadOnce'
import { PLACED_EVENT } from '../../audience/audienceScript'
import { untilIdle, untilVisible } from '../wakeUp'

/** Part -> its script, written in by the build. */
declare const VOIX_PARTS: Readonly<Record<string, string>>

type PartScript = Record<string, (island: HTMLElement) => Promise<void>>

function wakeIn(node: ParentNode): void {
  for (const island of node.querySelectorAll<HTMLElement>('voix-island')) wakeOne(island)
}

function wakeOne(island: HTMLElement): void {
  const name = island.getAttribute('part') ?? ''
  const src = VOIX_PARTS[name]
  const wake = () => {
    if (src) import(src).then((script: PartScript) => script[name]?.(island)).catch(report)
  }
  const mode = island.getAttribute('mode')
  if (mode === 'load') wake()
  if (mode === 'idle') untilIdle(wake)
  if (mode === 'visible') untilVisible(island.firstElementChild, wake)
}

wakeIn(document)
// What was reserved for those who are signed in comes later.
document.addEventListener(PLACED_EVENT, ({ target }) => wakeIn(target as HTMLElement))

/** Without the script the page stays as the server made it; one of an older build is fetched anew. */
function report(error: unknown): void {
  if (!reloadOnce(error)) console.error(error)
}
