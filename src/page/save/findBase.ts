import { undoChange, type PageContent, type Prior } from '../../tree'

interface Find {
  rev: number
  head: { rev: number; content: PageContent }
  /** A version that is kept. */
  versionAt: (rev: number) => Promise<PageContent | null>
  /** What saves in place overwrote, by the revision that they made. */
  priors: () => Promise<ReadonlyMap<number, Prior>>
}

/**
 * The page at an older revision: the version itself, or, where saves overwrote it, the next one that is kept with the saves undone.
 * `null` when neither is left.
 */
export async function findBase({ rev, head, versionAt, priors }: Find): Promise<PageContent | null> {
  const exact = await versionAt(rev)
  if (exact) return exact
  const known = await priors()
  let from = rev
  while (from < head.rev && known.has(from + 1)) {
    from += 1
    const version = from === head.rev ? head.content : await versionAt(from)
    if (!version) continue
    let content = version
    for (let step = from; step > rev; step -= 1) {
      const prior = known.get(step)
      if (!prior) return null
      content = undoChange({ content, prior })
    }
    return content
  }
  return null
}
