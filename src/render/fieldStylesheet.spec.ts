import { describe, expect, it } from 'vitest'
import type { BoxStyle, Envelope, FieldProperties, Row } from '../tree/types'
import { fieldStylesheet } from './fieldStylesheet'

const row = (id: string, fieldProperties: FieldProperties) =>
  ({ id, blockType: 'hero', element: { fieldProperties } as Partial<Envelope> as Envelope }) satisfies Row

const styled = (style: Envelope['style']) => {
  const element = { style, fieldProperties: {} } as Partial<Envelope> as Envelope
  return fieldStylesheet([{ id: 'a', blockType: 'hero', element }])
}

describe('the look of an element', () => {
  it.each<[BoxStyle, string]>([
    [{ paddingTop: '24px', marginLeft: '-0.5rem' }, 'padding-top:24px;margin-left:-0.5rem'],
    [{ paddingTop: 'space-lg' }, 'padding-top:var(--space-lg,1.5rem)'],
    [{ paddingTop: 'space-band' }, 'padding-top:var(--space-band)'],
    [{ backgroundColor: '#f7efe4', color: 'rgb(0 0 0 / 80%)' }, 'background-color:#f7efe4;color:rgb(0 0 0 / 80%)'],
    [{ borderRadius: 'radius-full' }, 'border-radius:var(--radius-full,9999px)'],
    [{ borderRadius: '50%' }, 'border-radius:50%'],
    [{ boxShadow: 'shadow-sm' }, 'box-shadow:var(--shadow-sm,0 1px 3px rgb(0 0 0/14%))'],
    [{ boxShadow: 'inset 0 8px 24px -4px #00000033' }, 'box-shadow:inset 0 8px 24px -4px #00000033'],
    [{ boxShadow: 'none' }, 'box-shadow:none'],
  ])('%j is %s', (style, css) => expect(styled({ default: style })).toBe(`[data-vs="a"]{${css}}`))

  it.each<BoxStyle>([
    { paddingTop: '-1px' },
    { paddingTop: '24' },
    { paddingTop: 'space-lg);}body{x:(' },
    { paddingTop: 'space-' },
    { borderRadius: '-4px' },
    { borderRadius: 'space-lg' },
    { backgroundColor: 'url(https://evil.example/x)' },
    { color: 'red;display:none' },
    { boxShadow: '0 0 9px url(x)' },
    { boxShadow: '0 0 9px red;}</style>' },
    { boxShadow: '8px' },
  ])('drops %j', (style) => expect(styled({ default: style })).toBe(''))

  it('is hidden between widths, without a script', () => {
    const style: Envelope['style'] = { md: { visibility: 'hidden' }, xl: { visibility: 'shown' } }
    const query = '@media (min-width:768px) and (max-width:1279.98px)'
    expect(styled(style)).toBe(`${query}{[data-vs="a"]{display:none!important}}`)
    expect(styled({ default: { visibility: 'hidden' } })).toBe('[data-vs="a"]{display:none!important}')
  })

  it('is faded where editors must reach it', () => {
    const element = { style: { md: { visibility: 'hidden' } }, fieldProperties: {} } as Partial<Envelope> as Envelope
    const css = fieldStylesheet([{ id: 'a', blockType: 'hero', element }], { isFaded: true })
    expect(css).toBe('@media (min-width:768px){[data-vs="a"]{opacity:.25!important}}')
  })
})

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
