import type { PayloadRequest } from 'payload'
import { toSnapshot, type Snapshot } from '../../tree'
import type { StoredItem } from '../../collections/core/releases/stored'
import { findBase } from '../save/findBase'
import { findPriors } from '../save/operations'
import { readBase } from '../save/readBase'
import type { Head } from '../store/versions'
import { lineKey, type Line } from '../store/line'
import { LINE_REVS } from './lineRevs'

interface Input {
  /** The page outside of the release, where the history before it was added to the release is stored. */
  history: { req: PayloadRequest; id: string; fields: readonly string[]; head: Head }
  line: Line
  item: StoredItem
  rev: number
}

/**
 * Returns a release's page at an older revision, or `null` if that was not kept. A window that was opened before the
 * page was added to the release has a revision from outside.
 */
export async function baseInRelease({ history, line, item, rev }: Input): Promise<Snapshot | null> {
  if (rev < LINE_REVS) return readBase({ ...history, rev })
  const entered = Number(item.baseRev ?? 0)
  const first = item.rev - (item.rev % LINE_REVS) + entered
  return findBase({
    rev,
    head: { rev: item.rev, snapshot: toSnapshot(item.snapshot) },
    versionAt: (at) => (at === first ? readBase({ ...history, rev: entered }) : Promise.resolve(null)),
    priors: () => findPriors({ req: history.req, page: lineKey(line), after: rev }),
  })
}
