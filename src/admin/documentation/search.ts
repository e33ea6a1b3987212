import { foldText, hasWords, searchWords } from '../../tree'

/** A page of the documentation, as indexed for the search. */
export interface SearchEntry {
  title: string
  section: string
  href: string
  headings: readonly { id: string; text: string }[]
  text: string
}

export interface SearchResult {
  title: string
  section: string
  /** The address of the matching heading, or of the page. */
  href: string
  /** The matching heading, or the text around the first match. */
  excerpt: string
}

const MOST = 12
const AROUND = 50

/** Returns the pages that contain all words. Matches in titles come first, then matches in headings. */
export function searchDocuments(entries: readonly SearchEntry[], query: string): SearchResult[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  const found = entries.flatMap((entry) => {
    const { title, section, href, headings, text } = entry
    const everything = [title, text, ...headings.map((heading) => heading.text)].join(' ')
    if (!hasWords(everything, words)) return []
    const has = (some: string) => hasWords(some, words)
    const heading = headings.find((one) => has(one.text))
    const rank = has(title) ? 0 : heading ? 1 : 2
    const result =
      rank === 1 && heading
        ? { title, section, href: `${href}#${heading.id}`, excerpt: heading.text }
        : { title, section, href, excerpt: excerptOf(text, words) }
    return [{ rank, result }]
  })
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ result }) => result)
}

function excerptOf(text: string, words: readonly string[]): string {
  const folded = foldText(text)
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const from = first <= AROUND ? 0 : text.indexOf(' ', first - AROUND) + 1
  const end = from + AROUND * 3
  const part = text.slice(from, end < text.length ? text.lastIndexOf(' ', end) : undefined)
  return `${from > 0 ? '… ' : ''}${part}${from + part.length < text.length ? ' …' : ''}`
}
