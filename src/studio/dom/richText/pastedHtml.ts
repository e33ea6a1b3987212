import type { PastedTable } from '../../model/pastedTable'
import { continuedIndent, readItem, takeItem, takeSigns, type PastedItem } from './pastedItems'
import { isBlank, markOf } from './pastedMarks'
import { parsePasted } from './pastedSource'
import { isDrawn, readTable } from './pastedTable'
import { createWriter, START, type Place } from './pastedWriter'

export interface PastedHtml {
  /** Paragraphs, headings, lists and quotes with plain marks and links in them, and nothing else. */
  document: Document
  /** How many pictures were left out. */
  pictures: number
  /** How many tables are text now, a line per row. */
  lines: number
  /** How many tables are none of the text any more: they were taken. */
  tables: number
  /** How many tables are text now, a cell after the other: they have lists or headings in them. */
  cells: number
}

/**
 * What of pasted HTML a rich text takes, whoever wrote it: the page's own formats without any style. Pictures belong in the media library. A
 * table is offered to `takesTable`; one that it does not take is text. A title of the first rank is one of the second: that one is the page's own.
 */
export function readPastedHtml(html: string, takesTable: (table: PastedTable) => boolean = () => false): PastedHtml {
  const source = parsePasted(html)
  const document = source.implementation.createHTMLDocument()
  const writer = createWriter(document)
  const counts = { pictures: 0, lines: 0, tables: 0, cells: 0 }

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
    if (!(node instanceof Element)) return
    const tag = node.tagName.toLowerCase()
    if (PICTURES.has(tag)) return void counts.pictures++
    if (UNREAD.has(tag)) return
    if (tag === 'br') return node.className === 'Apple-interchange-newline' ? undefined : writer.newLine()
    if (tag === 'table') return walkTable(node as HTMLTableElement, place)
    if (tag === 'ul' || tag === 'ol') return walkList(node, place)
    const rank = rankOf(node)
    if (rank) {
      takeSigns(node)
      return walkBlock(node, { ...place, tag: rank, marks: [] })
    }
    const item = takeItem(node)
    if (item) return walkItem(node, item, place)
    if (tag === 'li') return walkItem(node, { ...LOOSE, level: place.level + 1 }, place)
    const indent = continuedIndent(node)
    if (indent !== undefined) return walkBlock(node, { ...place, ...writer.lastItem(indent) })
    if (tag === 'blockquote') return walkBlock(node, { ...place, tag: 'p', quote: place.quote ?? Symbol() })
    if (tag === 'pre') return walkBlock(node, { ...place, isExact: true })
    const isThere = (name: string) => place.marks.some((one) => one.tag === name)
    const found = markOf(node, { isHeading: place.tag !== 'p', isLink: isThere('a') }) ?? []
    const marks = [...place.marks, ...found.filter((one) => !isThere(one.tag))]
    const walkInside = isBlock(node) ? walkBlock : walkAll
    walkInside(node, { ...place, marks, isExact: place.isExact || isExactly(node) })
  }
  const walkTable = (table: HTMLTableElement, place: Place) => {
    writer.end()
    const read = readTable(table)
    if (!read && isDrawn(table)) counts.cells++
    if (!read) return walkBlock(table, place)
    counts.pictures += table.querySelectorAll('img, picture, svg').length
    if (takesTable(read)) return void counts.tables++
    counts.lines++
    for (const cells of [read.caption ? [read.caption] : [], read.head ?? [], ...read.rows]) {
      writer.text(cells.join(' | ').replace(/[\s|]+$/, ''), { ...place, marks: [] })
      writer.end()
    }
  }
  const walkList = (list: Element, place: Place) => {
    writer.end()
    const level = place.level + 1
    for (const child of [...list.childNodes]) {
      if (child instanceof Element && child.tagName === 'LI') walkItem(child, readItem(child, list, level), place)
      // Google Docs and Word for Mac put a list of the next level beside the items, and not into one.
      else if (child instanceof Element && /^[uo]l$/i.test(child.tagName)) walkList(child, { ...place, level })
      else if (!isBlank(child)) walk(child, { ...place, ...writer.lastItem() })
    }
    writer.end()
  }
  const walkItem = (node: Element, item: PastedItem, place: Place) => {
    if (isBlank(node)) return walkAll(node, place)
    const holder = writer.item(item)
    walkBlock(node, { ...place, tag: 'p', marks: [], holder, level: item.level })
    if (isBlank(holder)) holder.remove()
  }

  walkAll(source.body, START)
  writer.end()
  for (const list of document.querySelectorAll('ul:empty, ol:empty')) list.remove()
  return { document, ...counts }
}

/** An item without a list around it. */
const LOOSE = { tag: 'ul', numbers: [], indent: null } as const

const PICTURES = new Set(['img', 'picture', 'svg', 'video', 'canvas', 'v:imagedata'])
const UNREAD = new Set(
  'style script title meta link xml template noscript input button select textarea iframe object audio hr'.split(' '),
)
const BLOCKS = new Set(
  'p div section article header footer main aside nav address figure figcaption dl dt dd form fieldset legend details summary hgroup body center td th tr tbody thead tfoot caption'.split(
    ' ',
  ),
)

function isBlock(node: Element): boolean {
  const display = /(?:^|[;\s])display:\s*(block|inline)\b(?!-)/i.exec(node.getAttribute('style') ?? '')?.[1]
  return display ? display.toLowerCase() === 'block' : BLOCKS.has(node.tagName.toLowerCase())
}

/** The tag of a heading; `null`: it is none. Word's title and its headings below the sixth rank are paragraphs of a style, others' have a role. */
function rankOf(node: Element): string | null {
  const rank =
    /^H([1-6])$/.exec(node.tagName)?.[1] ??
    (node.getAttribute('role') === 'heading' ? (node.getAttribute('aria-level') ?? '2') : undefined) ??
    (/^MsoTitle/.test(node.className) ? '1' : /^MsoHeading([7-9])/.exec(node.className)?.[1])
  return rank === undefined ? null : `h${Math.min(6, Math.max(2, Number(rank) || 2))}`
}

function isExactly(node: Element): boolean {
  const style = node.getAttribute('style') ?? ''
  return /white-space:\s*(?:pre|pre-wrap|break-spaces)\s*(?:;|$)/i.test(style) && CODE_FONTS.test(style)
}

/** Google Docs and others write `white-space` around whole texts; only what code is written in means it. */
const CODE_FONTS = /monospace|menlo|monaco|consolas|courier/i
