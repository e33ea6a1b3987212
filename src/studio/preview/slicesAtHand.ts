import { processState } from '../../tree/processState.mjs'
import type { SliceInfo } from '../model/boot'

/** The server has the frame's modules twice: for its page and for its markup. */
const atHand = () => processState('slicesAtHand', () => new Map<string, readonly SliceInfo[]>())
/** As many as there are rights to single fields. */
const MOST = 20

/** On the server: the slices with which the frame's markup is made. The browser reads them by their version. */
export function keepAtHand(version: string, slices: readonly SliceInfo[]): void {
  const all = atHand()
  all.delete(version)
  all.set(version, slices)
  const [oldest] = all.keys()
  if (all.size > MOST && oldest !== undefined) all.delete(oldest)
}

/** @throws where they are not there: the page that shows the frame keeps them first */
export function slicesAtHand(version: string): readonly SliceInfo[] {
  const slices = atHand().get(version)
  if (!slices) throw new Error(`The slices of version ${version} are not at hand.`)
  return slices
}
