/** Rows of texts as the answer with a CSV file. What a spreadsheet would take for a formula is none. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  const text = rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')
  return new Response(`${text}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

function quoted(cell: string): string {
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
