import type { Page } from '@playwright/test'

/** The first place in which the preview is not what the site is; empty: there is none. `without`: DOM ids of what is not compared. */
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
 * What a document shows, a line per node: names with their attributes, and texts. Scripts, styles, Next's own and what the preview adds to follow the
 * studio are left out: its attributes, and its overlay beside the page.
 */
function linesOf(page: Page, without: readonly string[]): Promise<string[]> {
  return page.evaluate((ids) => {
    const LEFT_OUT = [
      'script, style, link, meta, template, noscript, next-route-announcer',
      // Asks visitors whether they may be counted, as nobody is in the preview.
      'voix-island[part=consent], voix-island[part=interest]',
      '[data-voix-overlay], [data-voix-connected], [data-voix-following]',
      // Windows over the page, and what slices tell the layout alone: the preview shows them in their places, to be edited.
      '[data-apart]',
      ...ids.map((id) => `#${id}`),
    ].join()
    const lines: string[] = []
    const walk = (node: Node, depth: number): void => {
      const indent = ' '.repeat(depth)
      if (node instanceof Text) {
        const text = node.data.replace(/\s+/g, ' ').trim()
        if (text === '') return
        // The server's comments part texts that the browser has as one.
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
