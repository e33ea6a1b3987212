import type { PastedTable } from '../../model/pastedTable'

/** Whether it holds data, and does not just put the parts of a page side by side. */
export function isTable(table: HTMLTableElement): boolean {
  const isWide = [...table.rows].some((row) => row.cells.length > 1)
  return isWide && table.querySelector('table, h1, h2, h3, h4, h5, h6, ul, ol, blockquote') === null
}

/** Spreadsheets end theirs with empty rows and columns. */
export function readTable(table: HTMLTableElement): PastedTable {
  const grid = gridOf(table)
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
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
  const cells = [...row.cells].filter((cell) => textOf(cell) !== '')
  const isSaid = row.parentElement?.tagName === 'THEAD' || cells.every((cell) => cell.tagName === 'TH')
  return cells.length > 0 && (isSaid || cells.every(isBold))
}

const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i

function isBold(cell: Element): boolean {
  if (BOLD.test(cell.getAttribute('style') ?? '')) return true
  const bold = [...cell.querySelectorAll('b, strong, [style]')].filter(
    (node) => /^(?:B|STRONG)$/.test(node.tagName) || BOLD.test(node.getAttribute('style') ?? ''),
  )
  return bold.some((node) => textOf(node) === textOf(cell))
}

/** Paragraphs and lines of a cell are one line. */
function textOf(node: Element): string {
  const copy = node.cloneNode(true) as Element
  for (const end of copy.querySelectorAll('br, p, div, li')) end.after(' ')
  return copy.textContent.replace(/[\s\u00a0]+/g, ' ').trim()
}
