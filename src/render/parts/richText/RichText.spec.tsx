import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichTextValue } from '../../../slices/types'
import { RichText } from './RichText'

const render = (children: unknown[]) =>
  renderToStaticMarkup(<RichText value={{ root: { type: 'root', children } } as RichTextValue} />)

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const link = (url: unknown, newTab = false) => ({ type: 'link', fields: { url, newTab }, children: [text('x')] })

describe('RichText', () => {
  it('renders nothing for an empty value', () => {
    expect(renderToStaticMarkup(<RichText value={null} />)).toBe('')
    expect(render([])).toBe('')
  })

  it('renders paragraphs, headings, lists and formats', () => {
    const html = render([
      { type: 'heading', tag: 'h3', children: [text('Title')] },
      { type: 'paragraph', format: 'center', children: [text('bold', 1), { type: 'linebreak' }, text('both', 3)] },
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('one')] }] },
    ])
    expect(html).toBe(
      '<div><h3 dir="auto">Title</h3><p dir="auto" style="text-align:center"><strong>bold</strong><br/><strong><em>both</em></strong></p>' +
        '<ol dir="auto"><li>one</li></ol></div>',
    )
  })

  it('keeps a stored direction, and gives other paragraphs and lists that of their text', () => {
    const html = render([
      { type: 'paragraph', direction: 'rtl', children: [text('!')] },
      { type: 'paragraph', direction: null, children: [text('שלום!')] },
      {
        type: 'list',
        direction: 'rtl',
        children: [
          { type: 'listitem', children: [text('א')] },
          { type: 'listitem', direction: 'ltr', children: [text('b')] },
        ],
      },
    ])
    expect(html).toBe(
      '<div><p dir="rtl">!</p><p dir="auto">שלום!</p><ul dir="rtl"><li>א</li><li dir="ltr">b</li></ul></div>',
    )
  })

  it('opens a new tab safely', () => {
    expect(render([link('https://example.com', true)])).toContain(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', null, 5])(
    'shows the text of a link to %j without the link',
    (url) => expect(render([link(url)])).toBe('<div>x</div>'),
  )

  it('links a file only at a safe address', () => {
    const file = (url: string) => ({ type: 'upload', resolved: { kind: 'file', file: { url, filename: 'menu.pdf' } } })
    expect(render([file('/api/media/file/menu.pdf')])).toBe(
      '<div><a href="/api/media/file/menu.pdf">menu.pdf</a></div>',
    )
    expect(render([file('javascript:alert(1)')])).toBe('<div></div>')
  })

  it('takes a heading of an unknown tag as h2, and cannot be given another element', () => {
    expect(render([{ type: 'heading', tag: 'script', children: [text('alert(1)')] }])).toBe(
      '<div><h2 dir="auto">alert(1)</h2></div>',
    )
  })

  it('shows no text that is nested too deeply, which the element that holds it is left out for', () => {
    const nested = (levels: number) => {
      let node: Record<string, unknown> = text('innermost')
      for (let level = 0; level < levels; level++) node = { type: 'list', children: [node] }
      return [node]
    }
    expect(render(nested(45))).toContain('innermost')
    for (const levels of [60, 3000]) expect(() => render(nested(levels))).toThrow('nested more than 100 levels deep')
  })

  it('survives nodes of any shape', () => {
    expect(render([null, 5, { type: 'unknown', children: [text('kept')] }, { type: 'block' }, {}])).toBe(
      '<div>kept</div>',
    )
  })
})
