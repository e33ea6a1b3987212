// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { narrowStyles } from './narrowStyles'

const CSS = `
  .a { color: red }
  [data-layout=jewel] .a, [data-layout=serena] .a { color: plum }
  [data-layout=serena] .a, [data-layout=blocks] .b { color: navy }
  [data-layout^=jew] .c { color: gold }
  [data-layout]:not([data-layout=serena]) .d { color: teal }
  :is([data-layout=serena] .e, .f) { color: pink }
  @media (min-width: 1px) { [data-layout=serena] .g { color: red } .h { color: red } }
`

afterEach(() => document.head.replaceChildren())

it('takes out what is said for other layouts alone', () => {
  const style = document.createElement('style')
  style.textContent = CSS
  document.head.append(style)
  narrowStyles('jewel')
  narrowStyles('jewel')
  expect([...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.match(/\.[a-h]\b/g)?.join(' '))).toEqual([
    '.a',
    '.a .a',
    '.c',
    '.d',
    '.e .f',
    '.h',
  ])
})

it('leaves another site’s style sheet, whose rules nobody is shown', () => {
  const style = document.createElement('style')
  document.head.append(style)
  const { sheet } = style
  if (!sheet) throw new Error('no sheet')
  Object.defineProperty(sheet, 'cssRules', {
    get: () => {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  })
  expect(() => narrowStyles('jewel')).not.toThrow()
})
