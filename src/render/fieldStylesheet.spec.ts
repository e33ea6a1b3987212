import { describe, expect, it } from 'vitest'
import type { Envelope, FieldProperties, Row } from '../tree/types'
import { fieldStylesheet } from './fieldStylesheet'

const row = (id: string, fieldProperties: FieldProperties) =>
  ({ id, blockType: 'hero', element: { fieldProperties } as Partial<Envelope> as Envelope }) satisfies Row

describe('fieldStylesheet', () => {
  it('is empty when nothing is styled', () => {
    expect(fieldStylesheet([row('a', {})])).toBe('')
  })

  it('writes the default breakpoint plainly and the others in media queries, smallest first', () => {
    const css = fieldStylesheet([
      row('a', { title: { lg: { textAlign: 'center' }, default: { fontSize: 'text-4xl' } } }),
      row('b', { copy: { lg: { columns: 2 } } }),
    ])
    expect(css).toBe(
      '[data-vf="a.title"]{font-size:2.25rem}' +
        '@media (min-width:1024px){[data-vf="a.title"]{text-align:center}' +
        '[data-vf="b.copy"]{--vf-columns:2;grid-template-columns:repeat(2,minmax(0,1fr))}}',
    )
  })

  it('takes the named fonts from the layout and others by name', () => {
    expect(fieldStylesheet([row('a', { t: { default: { font: 'cursive' } } })])).toContain(
      'font-family:var(--font-cursive,cursive)',
    )
    expect(fieldStylesheet([row('a', { t: { default: { font: 'Georgia, serif' } } })])).toContain('Georgia, serif')
  })

  it.each([
    '1px;}body{display:none',
    '</style><script>alert(1)</script>',
    'url(https://evil.example/x)',
    'expression(alert(1))',
    '1px/**/',
    'calc(1px + url(x))',
    '\\3c style',
    'center\n}',
  ])('drops %j from every property', (value) => {
    const style = {
      font: value,
      fontSize: value,
      fontWeight: value,
      letterSpacing: value,
      lineHeight: value,
      textAlign: value,
    }
    expect(fieldStylesheet([row('a', { t: { default: style } })])).toBe('')
  })

  it.each([
    ['fontSize', ['40', '-20px', '0', '0px', '0.0rem'], ['40px', 'text-xl', 'clamp(1rem, 2vw, 3rem)']],
    ['lineHeight', ['-2', '-20px', '-0.5'], ['1.4', '0', '28px', '150%']],
    ['letterSpacing', ['2', '-1'], ['-0.02em', '0', '1px']],
  ] as const)('drops what cannot be the %s', (name, wrong, right) => {
    const css = (value: string) => fieldStylesheet([row('a', { t: { default: { [name]: value } } })])
    for (const value of wrong) expect(css(value), value).toBe('')
    for (const value of right) expect(css(value), value).not.toBe('')
  })

  it('cannot be left through an id or a field name', () => {
    const css = fieldStylesheet([row('a"]{}</style>', { 'x"]}': { default: { textAlign: 'left' } } })])
    expect(css).not.toMatch(/[<>]/)
    expect(css.match(/"/g)).toHaveLength(2)
  })
})
