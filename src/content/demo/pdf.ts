/** A one-page PDF (A4) with a heading and a list, in the built-in Helvetica. */
export function createPdf(args: { title: string; subtitle: string; lines: readonly string[] }): Buffer {
  const text = [
    '0.06 0.42 0.45 rg 0 762 595 80 re f',
    `1 1 1 rg BT /F2 24 Tf 48 794 Td (${escape(args.title)}) Tj ET`,
    `BT /F1 11 Tf 48 776 Td (${escape(args.subtitle)}) Tj ET`,
    '0.13 0.16 0.2 rg',
    ...args.lines.flatMap((line, i) => [
      `0.85 0.37 0.26 rg 48 ${707 - i * 34} 6 6 re f`,
      `0.13 0.16 0.2 rg BT /F1 12 Tf 66 ${706 - i * 34} Td (${escape(line)}) Tj ET`,
    ]),
    '0.45 0.5 0.55 rg BT /F1 9 Tf 48 48 Td (Solmara Resorts, an invented group. www.solmara.example) Tj ET',
  ].join('\n')
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escape(args.title)}) /Producer (Voix demo) >>`,
  ]
  return assemble(objects)
}

function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = Buffer.byteLength(body, 'latin1')
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

/** WinAnsi has the typographic quotes at other places than Unicode. */
function escape(text: string): string {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[’]/g, '\x92')
    .replace(/[“]/g, '\x93')
    .replace(/[”]/g, '\x94')
    .replace(/[–]/g, '\x96')
}
