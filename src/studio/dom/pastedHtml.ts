export interface PastedHtml {
  document: Document
  /** How many pictures were left out. */
  pictures: number
  /** How many tables are text now. */
  tables: number
  /** Whether it differs from what was pasted. */
  isChanged: boolean
}

/**
 * What of pasted HTML a rich text takes: without pictures, which belong in the media library; lists of Word, which come as paragraphs
 * with a sign before them, as lists; tables as a line per row; and no `h1`, as that is the page's own.
 */
export function readPastedHtml(html: string): PastedHtml {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const pictures = document.querySelectorAll('img, picture, svg')
  const titles = document.querySelectorAll('h1')
  const items = [...document.querySelectorAll<HTMLElement>('p')].filter(isWordItem)
  for (const picture of pictures) picture.remove()
  for (const title of titles) rename(title, 'h2')
  for (const first of items.filter((item) => !isWordItem(item.previousElementSibling))) makeList(first)
  const tables = [...document.querySelectorAll('table')]
  // Those inside of others first.
  for (const table of tables.toReversed()) makeLines(table)
  const isChanged = pictures.length + titles.length + items.length + tables.length > 0
  return { document, pictures: pictures.length, tables: tables.length, isChanged }
}

/** A paragraph per row of a table, its cells separated. Spreadsheets end theirs with empty ones. */
function makeLines(table: HTMLTableElement): void {
  const texts = [table.caption, ...table.rows].map((row) => {
    const cells = row instanceof HTMLTableRowElement ? [...row.cells] : [row]
    return cells.map((cell) => (cell?.textContent ?? '').replace(/\s+/g, ' ').trim()).join(' | ')
  })
  for (const text of texts.map((line) => line.replace(/[\s|]+$/, ''))) {
    if (text === '') continue
    const line = table.ownerDocument.createElement('p')
    line.textContent = text
    table.before(line)
  }
  table.remove()
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i

function isWordItem(node: Element | null): node is HTMLElement {
  return node?.tagName === 'P' && LEVEL.test(node.getAttribute('style') ?? '')
}

/** "1.", "b)", "iv.": what numbers an item, and no sign that marks it ("·", "o", "-"). */
const NUMBER = /^\(?[\da-z]{1,5}[.)]/i

/** A list of an item of Word's and of those that follow it, in the levels that they name. */
function makeList(first: HTMLElement): void {
  const { ownerDocument: document } = first
  const open: HTMLElement[] = []
  let next: Element | null = first
  while (isWordItem(next)) {
    const item: HTMLElement = next
    next = item.nextElementSibling
    const level = Math.max(1, Number(LEVEL.exec(item.getAttribute('style') ?? '')?.[1] ?? 1))
    const mark = takeMark(item)
    open.length = Math.min(open.length, level)
    while (open.length < level) {
      const list = document.createElement(NUMBER.test(mark) ? 'ol' : 'ul')
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent.appendChild(document.createElement('li'))).append(list)
      else item.before(list)
      open.push(list)
    }
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    open.at(-1)?.append(entry)
    item.remove()
  }
}

/** Word writes the sign of an item as text before it, and says that others shall not read it. */
function takeMark(item: HTMLElement): string {
  const mark = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  mark?.remove()
  return mark?.textContent.trim() ?? ''
}
