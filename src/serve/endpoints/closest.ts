import { foldText } from '../../tree'

/**
 * Pages by the pieces of their addresses. A lookup reads only the pages that share a piece with the requested address.
 */
export interface Index<Page> {
  pages: readonly Page[]
  /** The number of pieces of each page's address. */
  sizes: readonly number[]
  /** Piece -> the indexes of the pages that have it. */
  places: ReadonlyMap<string, readonly number[]>
}

/** Pages with a lower score are not suggested. */
const LEAST = 0.15

export function indexOf<Page extends { path: string }>(pages: readonly Page[]): Index<Page> {
  const places = new Map<string, number[]>()
  const sizes = pages.map(({ path }, place) => {
    const found = pieces(path)
    for (const piece of found) {
      const known = places.get(piece)
      if (known) known.push(place)
      else places.set(piece, [place])
    }
    return found.size
  })
  return { pages, sizes, places }
}

/**
 * Returns the pages whose address is most similar to the requested one, best first. The score, 0 to 1, is the share of
 * common pieces of three letters, so that a typo or a moved page still matches.
 */
export function closestPages<Page>(
  { pages, sizes, places }: Index<Page>,
  { path, most = 5 }: { path: string; most?: number },
): Page[] {
  const wanted = pieces(path)
  const shared = new Uint16Array(pages.length)
  for (const piece of wanted) for (const place of places.get(piece) ?? []) shared[place] = (shared[place] ?? 0) + 1
  const near: { place: number; score: number }[] = []
  for (const [place, count] of shared.entries()) {
    const score = (2 * count) / (wanted.size + (sizes[place] ?? 0))
    if (score >= LEAST) near.push({ place, score })
  }
  return near
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, most)
    .flatMap(({ place }) => pages[place] ?? [])
}

function pieces(path: string): Set<string> {
  const words = foldText(path)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const found = new Set<string>()
  for (const word of words) {
    const padded = ` ${word} `
    for (let index = 0; index + 3 <= padded.length; index += 1) found.add(padded.slice(index, index + 3))
  }
  return found
}
