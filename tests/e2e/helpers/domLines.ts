import type { Page } from '@playwright/test'

/**
 * Returns the first line in which the preview differs from the site, or an empty string. `without` lists DOM ids to
 * ignore.
 */
export async function firstDifference({
  site,
  preview,
  without = [],
}: Record<'site' | 'preview', Page> & { without?: readonly string[] }): Promise<string> {
  const [wanted, found] = await Promise.all([linesOf(site, without), linesOf(preview, without)])
  const length = Math.max(wanted.length, found.length)
  const at = Array.from({ length }, (_, index) => index).find((index) => wanted[index] !== found[index])
  if (at === undefined) return ''
  const near = (lines: string[]) => lines.slice(Math.max(at - 2, 0), at + 3).join('\n    ')
  return `site:\n    ${near(wanted)}\n  preview:\n    ${near(found)}`
}

/**
 * Returns a line per node of a document: names with attributes, and texts. Excludes scripts, styles, Next's own nodes,
 * and the preview's attributes and overlay for the studio.
 */
function linesOf(page: Page, without: readonly string[]): Promise<string[]> {
  return page.evaluate((ids) => {
    const LEFT_OUT = [
      'script, style, link, meta, template, noscript, next-route-announcer',
      // Requests consent from visitors, but not in the preview.
      'voix-island[part=consent], voix-island[part=interest]',
      '[data-voix-overlay], [data-voix-connected], [data-voix-following]',
      // Popups over the page, and data of slices for the layout. The preview shows them in place, to be edited.
      '[data-apart]',
      ...ids.map((id) => `#${id}`),
    ].join()
    const lines: string[] = []
    const walk = (node: Node, depth: number): void => {
      const indent = ' '.repeat(depth)
      if (node instanceof Text) {
        const text = node.data.replace(/\s+/g, ' ').trim()
        if (text === '') return
        // Comments of the server split texts that are one node in the browser.
        const last = lines.length - 1
        const before = lines[last]
        if (before?.startsWith(`${indent}"`)) lines[last] = `${before} ${text}`
        else lines.push(`${indent}"${text}`)
        return
      }
      if (!(node instanceof Element) || node.matches(LEFT_OUT)) return
      const attributes = [...node.attributes]
        .filter(({ name }) => !name.startsWith('data-voix'))
        .map(({ name, value }) => `${name}="${value}"`)
      lines.push(`${indent}<${[node.localName, ...attributes.sort()].join(' ')}>`)
      for (const child of node.childNodes) walk(child, depth + 1)
    }
    walk(document.body, 0)
    return lines
  }, without)
}
