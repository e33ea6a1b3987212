/** Lexical's serialised state, as Payload's rich text fields store it. */
export interface RichText {
  root: { type: 'root'; version: 1; direction: 'ltr'; format: ''; indent: 0; children: LexicalNode[] }
  [key: string]: unknown
}

interface LexicalNode {
  type: string
  version: number
  [key: string]: unknown
}

const element = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/**
 * Lexical state from lines of light markup: `## ` and `### ` headings, `- ` list items, `> ` a quotation, anything else a
 * paragraph; inside a line `**bold**`, `*italic*` and `[text](/address)`.
 */
export function rich(...lines: string[]): RichText {
  const children: LexicalNode[] = []
  for (const line of lines) {
    const last = children.at(-1)
    if (line.startsWith('- ')) {
      const items = last?.type === 'list' ? (last.children as LexicalNode[]) : []
      if (last?.type !== 'list')
        children.push({ ...element, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: items })
      items.push({ ...element, type: 'listitem', value: items.length + 1, children: inline(line.slice(2)) })
    } else children.push(block(line))
  }
  return { root: { ...element, type: 'root', children } }
}

function block(line: string): LexicalNode {
  const heading = /^(#{2,4}) (.*)$/.exec(line)
  if (heading)
    return { ...element, type: 'heading', tag: `h${heading[1]?.length ?? 2}`, children: inline(heading[2] ?? '') }
  if (line.startsWith('> ')) return { ...element, type: 'quote', children: inline(line.slice(2)) }
  return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: inline(line) }
}

const BOLD = 1
const ITALIC = 2

function inline(text: string): LexicalNode[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      if (link) return linkNode(link[1] ?? '', link[2] ?? '')
      if (part.startsWith('**')) return word(part.slice(2, -2), BOLD)
      if (part.startsWith('*') && part.length > 2) return word(part.slice(1, -1), ITALIC)
      return word(part, 0)
    })
}

const word = (text: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
})

function linkNode(text: string, url: string): LexicalNode {
  return {
    ...element,
    version: 3,
    type: 'link',
    fields: { linkType: 'custom', url, newTab: false },
    children: [word(text, 0)],
  }
}
