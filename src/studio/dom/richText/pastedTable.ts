import type { PastedTable } from '../../model/pastedTable'
import { joinItems } from './pastedItems'

/** What of a table has more than a line in a cell: it just puts the parts of a page side by side. */
const PARTS = 'table, h1, h2, h3, h4, h5, h6, ul, ol, blockquote'

/** The data of a table; `null`: it has no columns, or it puts parts side by side. Spreadsheets end theirs with empty rows and columns. */
export function readTable(table: HTMLTableElement): PastedTable | null {
  if (table.querySelector(PARTS)) return null
  const grid = gridOf(table)
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  if (width < 2) return null
  const filled = grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  const title = table.caption ? textOf(table.caption) : isTitle(table.rows[0]) ? (filled.shift()?.[0] ?? '') : ''
  const first = table.rows[table.rows.length - filled.length]
  const head = first && isHead(first) && filled.length > 1 ? (filled.shift() ?? null) : null
  return {
    caption: title || null,
    head,
    rows: filled.filter((row) => row.some((cell) => cell !== '')),
  }
}

/** Whether a reader sees a table there, with columns and lines around them. */
export function isDrawn(table: HTMLTableElement): boolean {
  const isWide = table.rows.length > 1 && [...table.rows].some((row) => row.cells.length > 1)
  const isLined = Number(table.getAttribute('border')) > 0
  return (
    isWide &&
    (isLined || [...table.querySelectorAll('td, th')].some((cell) => LINES.test(cell.getAttribute('style') ?? '')))
  )
}

const LINES = /(?:^|[;\s])border(?:-(?:top|right|bottom|left))?:[^;]*(?:solid|double|dashed|dotted)/i

/** The texts of the cells. One that is several columns or rows in size is followed by empty ones. */
function gridOf(table: HTMLTableElement): string[][] {
  const rows = [...table.rows]
  const grid: string[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[index]?.[column] !== undefined) column++
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let down = 0; down < high; down++)
        for (let across = 0; across < wide; across++) {
          const place = grid[index + down]
          if (place) place[column + across] = down === 0 && across === 0 ? textOf(cell) : ''
        }
      column += wide
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? ''))
}

const MOST = 1000

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  return Math.min(MOST, Math.max(1, Number(cell.getAttribute(name)) || 1))
}

/** Spreadsheets have no captions: what goes over all columns above them is one. */
function isTitle(row: HTMLTableRowElement | undefined): boolean {
  return row?.cells.length === 1 && (row.cells[0]?.colSpan ?? 1) > 1
}

/** It says so, or all that is written in it is bold. */
function isHead(row: HTMLTableRowElement): boolean {
  const isBold = boldOf(row.ownerDocument)
  const cells = [...row.cells].filter((cell) => textOf(cell) !== '')
  const isHeader = row.parentElement?.tagName === 'THEAD' || cells.every((cell) => cell.tagName === 'TH')
  return cells.length > 0 && (isHeader || cells.every(isBold))
}

const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i

/** Whether all that is written in a cell is bold there. Excel says so by classes of its own. */
function boldOf(document: Document): (cell: Element) => boolean {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n')
  const classes = [...styles.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)].filter(([, , rules = '']) => BOLD.test(rules))
  const names = new Set(classes.map(([, name]) => name))
  const isBold = (node: Element) =>
    /^(?:B|STRONG)$/.test(node.tagName) ||
    BOLD.test(node.getAttribute('style') ?? '') ||
    [...node.classList].some((name) => names.has(name))
  return (cell) => [cell, ...cell.querySelectorAll('*')].some((node) => isBold(node) && textOf(node) === textOf(cell))
}

/** Paragraphs and lines of a cell are one line. */
function textOf(node: Element): string {
  const copy = node.cloneNode(true) as Element
  joinItems(copy)
  for (const end of copy.querySelectorAll('br, p, div, li')) end.after(' ')
  return copy.textContent
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(/^\u00b7 /, '')
}
