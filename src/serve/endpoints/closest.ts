/** How alike two addresses are, 0 to 1: shared pieces of three letters, so that a typo or a moved page is still near. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0
  let shared = 0
  for (const piece of left) if (right.has(piece)) shared += 1
  return (2 * shared) / (left.size + right.size)
}

const LEAST = 0.15

/** The pages whose address is nearest to the wanted one, best first. */
export function closestPages<Page extends { path: string }>(
  pages: readonly Page[],
  { path, most = 5 }: { path: string; most?: number },
): Page[] {
  const wanted = pieces(path)
  return pages
    .map((page) => ({ page, score: likeness(piecesOf(page), wanted) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, most)
    .map(({ page }) => page)
}

/** Of pages that are kept in memory: whoever asks for many addresses must not have all pages taken to pieces each time. */
const known = new WeakMap<object, ReadonlySet<string>>()

function piecesOf(page: { path: string }): ReadonlySet<string> {
  const found = known.get(page) ?? pieces(page.path)
  known.set(page, found)
  return found
}

function pieces(path: string): Set<string> {
  const words = path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const found = new Set<string>()
  for (const word of words) {
    const padded = ` ${word} `
    for (let index = 0; index + 3 <= padded.length; index += 1) found.add(padded.slice(index, index + 3))
  }
  return found
}
