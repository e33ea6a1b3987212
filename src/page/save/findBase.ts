import { apply, invert, type PageDiff, type Snapshot } from '../../tree'

interface Find {
  rev: number
  head: { rev: number; snapshot: Snapshot }
  /** Returns a stored version. */
  versionAt: (rev: number) => Promise<Snapshot | null>
  /** Returns the changes of saves in place, by the revision that they created. */
  priors: () => Promise<ReadonlyMap<number, PageDiff>>
}

/**
 * Returns the page at an older revision. If that version was overwritten, it is the next stored version with the saves
 * in between undone. Returns `null` if neither is available.
 */
export async function findBase({ rev, head, versionAt, priors }: Find): Promise<Snapshot | null> {
  const exact = await versionAt(rev)
  if (exact) return exact
  const known = await priors()
  let from = rev
  while (from < head.rev && known.has(from + 1)) {
    from += 1
    const version = from === head.rev ? head.snapshot : await versionAt(from)
    if (!version) continue
    let snapshot = version
    for (let step = from; step > rev; step -= 1) {
      const prior = known.get(step)
      if (!prior) return null
      snapshot = apply(snapshot, invert(prior))
    }
    return snapshot
  }
  return null
}
