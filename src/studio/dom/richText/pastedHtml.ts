import { isSafeHref } from '../../../slices'
import type { PastedTable } from '../../model/pastedTable'
import { isBlank, markOf, type Mark } from './pastedMarks'
import { isTable, readTable } from './pastedTable'

export interface PastedHtml {
  /** Paragraphs, headings, lists and quotes with plain marks and links in them, and nothing else. */
  document: Document
  /** How many pictures were left out. */
  pictures: number
  /** How many tables are text now, a line per row. */
  lines: number
  /** How many tables are none of the text any more: they were taken. */
  tables: number
}

/**
 * What of pasted HTML a rich text takes, whoever wrote it: the page's own formats without any style. Pictures belong in the media library. A
 * table is offered to `takesTable`; one that it does not take is text. A title of the first rank is one of the second: that one is the page's own.
 */
export function readPastedHtml(html: string, takesTable: (table: PastedTable) => boolean = () => false): PastedHtml {
  const source = new DOMParser().parseFromString(html, 'text/html')
  const document = source.implementation.createHTMLDocument()
  const writer = createWriter(document)
  const counts = { pictures: 0, lines: 0, tables: 0 }

  const walkAll = (parent: ParentNode, place: Place) => {
    for (const node of [...parent.childNodes]) walk(node, place)
  }
  const walkBlock = (element: Element, place: Place) => {
    writer.end()
    walkAll(element, place)
    writer.end()
  }
  const walk = (node: Node, place: Place): void => {
    if (node instanceof Text) return writer.text(node.data, place)
    if (!(node instanceof Element) || isUnseen(node)) return
    const tag = node.tagName.toLowerCase()
    if (PICTURES.has(tag)) return void counts.pictures++
    if (UNREAD.has(tag)) return
    if (tag === 'br') return node.className === 'Apple-interchange-newline' ? undefined : writer.newLine()
    const level = wordLevel(node)
    if (level === null && ENDS_LIST.has(tag)) writer.leaveWordList()
    if (tag === 'table') return walkTable(node as HTMLTableElement, place)
    if (tag === 'ul' || tag === 'ol') return walkList(node, tag, place)
    if (level !== null) return walkWordItem(node, level)
    if (tag === 'li') return walkItem(node, { list: writer.list('ul', place), place })
    // Word numbers headings as it does items.
    if (HEADING.test(tag)) takeWordSign(node)
    if (HEADING.test(tag) || isWordTitle(node)) return walkBlock(node, { ...place, tag: rankOf(tag), marks: [] })
    if (tag === 'blockquote') return walkQuote(node, place)
    if (tag === 'pre') return walkBlock(node, { ...place, isExact: true })
    const exact = isExactly(node) ? { isExact: true } : {}
    if (BLOCKS.has(tag)) return walkBlock(node, { ...place, ...exact })
    const mark = markOf(node, { isHeading: place.tag !== 'p', isLink: place.marks.some((one) => one.tag === 'a') })
    walkAll(node, { ...place, ...exact, marks: mark ? [...place.marks, ...mark] : place.marks })
  }
  const walkTable = (table: HTMLTableElement, place: Place) => {
    writer.end()
    if (!isTable(table)) return walkBlock(table, place)
    counts.pictures += table.querySelectorAll('img, picture, svg').length
    const read = readTable(table)
    if (read.rows.length === 0) return
    if (takesTable(read)) return void counts.tables++
    counts.lines++
    for (const cells of [read.caption ? [read.caption] : [], read.head ?? [], ...read.rows]) {
      writer.text(cells.join(' | ').replace(/[\s|]+$/, ''), { ...place, marks: [] })
      writer.end()
    }
  }
  const walkList = (node: Element, tag: 'ul' | 'ol', place: Place) => {
    writer.end()
    const list = writer.list(tag, place, node.getAttribute('start'))
    for (const child of node.childNodes) {
      // Google Docs and Word for Mac put a list of the next level beside the items, and not into one.
      const inner = { ...place, holder: lastItem(list) }
      if (child instanceof Element && /^[uo]l$/i.test(child.tagName)) walk(child, inner.holder ? inner : place)
      else if (child instanceof Element && child.tagName === 'LI') walkItem(child, { list, place })
      else if (!isBlank(child)) walk(child, inner)
    }
    writer.end()
  }
  const walkItem = (node: Element, { list, place }: { list: HTMLElement; place: Place }) => {
    writer.end()
    const holder = list.appendChild(document.createElement('li'))
    walkBlock(node, { ...place, tag: 'p', marks: [], holder })
    if (isBlank(holder)) holder.remove()
  }
  const walkQuote = (node: Element, place: Place) => {
    writer.end()
    const holder = place.holder ?? document.body.appendChild(document.createElement('blockquote'))
    walkBlock(node, { ...place, tag: 'p', holder })
    if (isBlank(holder)) holder.remove()
  }
  const walkWordItem = (node: Element, level: number) => {
    const isNumbered = NUMBER.test(takeWordSign(node))
    walkItem(node, { list: writer.wordList(isNumbered ? 'ol' : 'ul', level), place: START })
  }

  walkAll(source.body, START)
  writer.end()
  return { document, ...counts }
}

interface Place {
  /** What a line of text becomes here. */
  tag: string
  marks: readonly Mark[]
  /** The item or the quote that takes the lines. */
  holder: HTMLElement | null
  /** White space is written out, as in code. */
  isExact: boolean
}

const START: Place = { tag: 'p', marks: [], holder: null, isExact: false }
const PICTURES = new Set(['img', 'picture', 'svg', 'video', 'canvas'])
const UNREAD = new Set([
  'style',
  'script',
  'title',
  'meta',
  'link',
  'xml',
  'template',
  'noscript',
  'input',
  'button',
  'hr',
])
const BLOCKS = new Set(
  'p div section article header footer main aside nav address figure figcaption dl dt dd form fieldset body center td th tr tbody thead tfoot caption'.split(
    ' ',
  ),
)
const ENDS_LIST = new Set([...BLOCKS, ...'h1 h2 h3 h4 h5 h6 table ul ol blockquote pre'.split(' ')])
const HEADING = /^h[1-6]$/

function rankOf(tag: string): string {
  return HEADING.test(tag) && tag !== 'h1' ? tag : 'h2'
}

/** The title of a document of Word's is a paragraph with a style of that name. */
function isWordTitle(node: Element): boolean {
  return /^MsoTitle/.test(node.className)
}

function isUnseen(node: Element): boolean {
  return /display:\s*none|mso-hide:\s*all/i.test(node.getAttribute('style') ?? '')
}

function isExactly(node: Element): boolean {
  const style = node.getAttribute('style') ?? ''
  return /white-space:\s*(?:pre|pre-wrap|break-spaces)\s*(?:;|$)/i.test(style) && CODE_FONTS.test(style)
}

/** Google Docs and others write `white-space` around whole texts; only what code is written in means it. */
const CODE_FONTS = /monospace|menlo|monaco|consolas|courier/i

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i

/** The level of a paragraph that Word shows as an item of a list. */
function wordLevel(node: Element): number | null {
  if (!/^(?:P|H[1-6]|DIV)$/.test(node.tagName)) return null
  const level = LEVEL.exec(node.getAttribute('style') ?? '')?.[1]
  // Headings may be numbered in the same way.
  return level === undefined || HEADING.test(node.tagName.toLowerCase()) ? null : Math.max(1, Number(level))
}

/** "1.", "b)", "iv.": what numbers an item, and no sign that marks it ("·", "o", "-"). */
const NUMBER = /^\(?[\da-z]{1,5}[.)]/i

/** Word writes the sign of an item as text before it, and says that others shall not read it. */
function takeWordSign(item: Element): string {
  const sign = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  sign?.remove()
  return sign?.textContent.trim() ?? ''
}

function lastItem(list: HTMLElement): HTMLElement | null {
  return list.lastElementChild instanceof HTMLElement ? list.lastElementChild : null
}

function createWriter(document: Document) {
  const { body } = document
  let line: HTMLElement | null = null
  let made = new WeakMap<Element, Mark>()
  /** The lists of Word's that are open, by their level. */
  let open: HTMLElement[] = []

  const begin = ({ tag, holder }: Place): HTMLElement => {
    if (line) return line
    if (!holder) return (line = body.appendChild(document.createElement(tag)))
    const isFirst = ![...holder.childNodes].some((node) => !isList(node))
    if (!isFirst) holder.append(document.createElement('br'))
    return (line = holder)
  }
  const nest = (parent: HTMLElement, marks: readonly Mark[]): HTMLElement =>
    marks.reduce((outer, mark) => {
      const last = outer.lastChild
      if (last instanceof HTMLElement && made.get(last) === mark) return last
      const element = outer.appendChild(document.createElement(mark.tag))
      if (mark.href !== undefined) element.setAttribute('href', mark.href)
      made.set(element, mark)
      return element
    }, parent)
  const end = () => {
    const done = line
    line = null
    made = new WeakMap()
    if (!done) return
    trimEnd(done)
    if (isBlank(done) && done.parentElement === body && done.tagName !== 'BLOCKQUOTE') done.remove()
  }
  return {
    end,
    text: (data: string, place: Place) => {
      const text = place.isExact ? data.replace(/\u00a0/g, ' ') : plain(data)
      const isStart = !line || isBreak(line.lastChild) || /(?:^|\s)$/.test(line.textContent)
      const shown = isStart && !place.isExact ? text.trimStart() : text
      if (shown === '' || (!line && isBlankText(shown))) return
      const lines = place.isExact ? shown.split(/\r?\n/) : [shown]
      for (const [index, one] of lines.entries()) {
        if (index > 0) begin(place).append(document.createElement('br'))
        if (one !== '') nest(begin(place), place.marks.filter(isMeant)).append(one)
      }
    },
    newLine: () => {
      if (!line) return
      trimEnd(line)
      line.append(document.createElement('br'))
    },
    list: (tag: 'ul' | 'ol', { holder }: Place, start: string | null = null): HTMLElement => {
      end()
      const list = (holder?.tagName === 'LI' ? holder : body).appendChild(document.createElement(tag))
      if (tag === 'ol' && start && start !== '1') list.setAttribute('start', start)
      return list
    },
    wordList: (tag: 'ul' | 'ol', level: number): HTMLElement => {
      end()
      open.length = Math.min(open.length, level)
      // Another kind of list at the same level is another list.
      if (open.length === level && open.at(-1)?.tagName.toLowerCase() !== tag) open.pop()
      while (open.length < level) {
        const parent = open.at(-1)
        const item = parent && (parent.lastElementChild ?? parent.appendChild(document.createElement('li')))
        open.push((item ?? body).appendChild(document.createElement(tag)))
      }
      return open.at(-1) as HTMLElement
    },
    leaveWordList: () => {
      open = []
    },
  }
}

function isMeant({ tag, href }: Mark): boolean {
  return tag !== 'a' || isSafeHref(href)
}

function isBreak(node: Node | null): boolean {
  return node instanceof Element && node.tagName === 'BR'
}

function isList(node: Node): boolean {
  return node instanceof Element && /^[UO]L$/.test(node.tagName)
}

/** Runs of white space are a space. One that does not break stays where somebody has put it between two words. */
function plain(text: string): string {
  return text.replace(/[\s\u00a0]*[^\S\u00a0][\s\u00a0]*|\u00a0{2,}/g, ' ')
}

function isBlankText(text: string): boolean {
  return text.replace(/[\s\u00a0\u200b]/g, '') === ''
}

/** Without white space and empty lines at its end. */
function trimEnd(element: HTMLElement): void {
  for (let last = element.lastChild; last; last = element.lastChild) {
    if (last instanceof Text) {
      last.data = last.data.replace(/[\s\u00a0]+$/, '')
      if (last.data !== '') return
    } else if (last instanceof HTMLElement && last.tagName !== 'BR' && !isList(last)) {
      trimEnd(last)
      if (last.hasChildNodes()) return
    } else if (!(last instanceof HTMLElement) || last.tagName !== 'BR') return
    last.remove()
  }
}
