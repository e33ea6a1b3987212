import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHtml } from './readHtml.mjs'

describe('the pieces of a page', () => {
  it('are together the page, whatever it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<div a="b>c">',
        '</div>',
        '<!--$-->',
        '<!--',
        '<script>',
        '</script>',
        '<',
        '>',
        '"',
        "'",
        '<br/>',
        '<a b',
        '<style>',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (html) => {
          expect(
            readHtml(html)
              .map(({ text }) => text)
              .join(''),
          ).toBe(html)
        },
      ),
    )
  })

  it('are elements with their attributes, comments, text, and whole elements whose content is no markup', () => {
    const html = `<!DOCTYPE html><a HREF='/x?a>b' title="1 > 0" hidden data-x=y>text</a><!-- <b> --><script src="/s.js">if (a</b/.test(x)) "<p>"</script><br/>`
    expect(readHtml(html).map(({ kind, name, text, attributes }) => [kind, name ?? text, attributes])).toEqual([
      ['text', '<!DOCTYPE html>', undefined],
      ['open', 'a', { href: '/x?a>b', title: '1 > 0', hidden: '', 'data-x': 'y' }],
      ['text', 'text', undefined],
      ['close', 'a', undefined],
      ['comment', '<!-- <b> -->', undefined],
      ['raw', 'script', { src: '/s.js' }],
      ['open', 'br', {}],
    ])
  })
})
