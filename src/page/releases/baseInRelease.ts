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
  /** The page outside, whose history the release's begins in. */
  history: { req: PayloadRequest; id: string; fields: readonly string[]; head: Head }
  line: Line
  item: StoredItem
  rev: number
}

/** A page of a release at an older revision; `null` when it is not kept. Whoever opened it before it entered has a revision of those outside. */
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
