import { foldText, hasWords } from '../../../../tree'

export interface Ranked {
  label: string
  detail?: string
  /** More words that find it. */
  keywords?: string
}

/** The items that hold all words of a search; those whose label begins with it first, then those with a word that does. */
export function rank<Item extends Ranked>({ items, search }: { items: readonly Item[]; search: string }): Item[] {
  const wanted = foldText(search.trim())
  if (wanted === '') return [...items]
  const words = wanted.split(/\s+/)
  const found = items.flatMap((item) => {
    const text = `${item.label} ${item.detail ?? ''} ${item.keywords ?? ''}`
    return hasWords(text, words) ? [{ item, score: scoreOf(foldText(item.label), wanted) }] : []
  })
  return found.sort((a, b) => a.score - b.score).map(({ item }) => item)
}

function scoreOf(label: string, wanted: string): number {
  if (label === wanted) return 0
  if (label.startsWith(wanted)) return 1
  if (label.includes(` ${wanted}`)) return 2
  return label.includes(wanted) ? 3 : 4
}
