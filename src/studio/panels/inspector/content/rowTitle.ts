const LONGEST = 60
/** What names a row, before any other text in it. */
const NAMES = ['title', 'name', 'label', 'question', 'heading', 'caption', 'text']

/** What a row of a list is called: its title, else the first text in it, else its number. */
export function rowTitle({ data, number }: { data: unknown; number: number }): string {
  const row = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  const keys = [...NAMES.filter((name) => name in row), ...Object.keys(row)]
  const text = keys.map((key) => textOf(row[key], key)).find((found) => found !== '') ?? ''
  if (text === '') return `Row ${number}`
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
}

/** Ids, dates and chosen options are texts as well, and name nothing. */
function textOf(value: unknown, key: string): string {
  if (typeof value === 'string') return NAMES.includes(key) || /\s/.test(value.trim()) ? value.trim() : ''
  if (typeof value !== 'object' || value === null || !('root' in value)) return ''
  return readTexts(value.root).join(' ').trim()
}

function readTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('text' in node && typeof node.text === 'string') return [node.text]
  return 'children' in node && Array.isArray(node.children) ? node.children.flatMap(readTexts) : []
}
