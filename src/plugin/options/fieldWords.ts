/** Words that are always written in capitals. */
const CAPITALS = ['api', 'css', 'csv', 'faq', 'html', 'id', 'pdf', 'seo', 'svg', 'url', 'utc', 'xml']

/** Returns the label of a field's name: `minLength` becomes "Min length", `htmlId` becomes "HTML ID". */
export function fieldWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
    .map((word) => (CAPITALS.includes(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
