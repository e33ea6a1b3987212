/** How alike two addresses are, 0 to 1: shared pieces of three letters, so that a typo or a moved page is still near. */
export function likeness(a: string, b: string): number {
  const left = pieces(a)
  const right = pieces(b)
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
  return pages
    .map((page) => ({ page, score: likeness(page.path, path) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, most)
    .map(({ page }) => page)
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
