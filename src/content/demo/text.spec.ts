import { describe, expect, it } from 'vitest'
import { createPdf } from './pdf'
import { rich } from './text'

describe('rich text of the demo', () => {
  it('turns light markup into lexical nodes', () => {
    const { root } = rich('## Title', 'A **bold** word and [a link](/specials).', '- one', '- two', '> said')
    expect(root.children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'quote'])
    expect(root.children[1]).toMatchObject({
      children: [
        { text: 'A ' },
        { text: 'bold', format: 1 },
        { text: ' word and ' },
        { type: 'link', fields: { url: '/specials' } },
        { text: '.' },
      ],
    })
    expect(root.children[2]).toMatchObject({ tag: 'ul', children: [{ value: 1 }, { value: 2 }] })
  })
})

describe('fact sheets', () => {
  it('are PDF files whose table gives the place of each object', () => {
    const pdf = createPdf({ title: 'Bahía (Serena)', subtitle: '2027', lines: ['ninety loaves'] }).toString('latin1')
    expect(pdf.startsWith('%PDF-1.4')).toBe(true)
    expect(pdf).toContain('Bahía \\(Serena\\)')
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
    expect(offsets).toHaveLength(7)
    offsets.forEach((offset, i) => expect(pdf.slice(offset).startsWith(`${i + 1} 0 obj`)).toBe(true))
  })
})
