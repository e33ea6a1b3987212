import { expect, it } from 'vitest'
import { stylesOfLayouts } from './layoutStyles.mjs'

const CSS = [
  '@layer base,components;',
  '.a{color:red}',
  '@layer base{[data-layout=jewel]{--brand:plum}[data-layout="noche-azul"]{--brand:navy}}',
  '@media (width>=40rem){[data-layout=jewel] .b{gap:1px}}',
  ".c,[data-layout='noche-azul'] .c{gap:2px}",
  ':is([data-layout=jewel],[data-layout=noche-azul]) .d{gap:3px}',
  '[data-layout]:not([data-layout=jewel]) .e{gap:4px}',
  '[data-layout=jewel] .f:not(.g){gap:5px}',
].join('')

it('is of each layout what the whole one says for it, in its order', () => {
  expect(Object.fromEntries(stylesOfLayouts(CSS))).toEqual({
    jewel: [
      '@layer base,components;',
      '.a{color:red}',
      '@layer base{[data-layout=jewel]{--brand:plum}}',
      '@media (width>=40rem){[data-layout=jewel] .b{gap:1px}}',
      '.c{gap:2px}',
      ':is([data-layout=jewel],[data-layout=noche-azul]) .d{gap:3px}',
      '[data-layout]:not([data-layout=jewel]) .e{gap:4px}',
      '[data-layout=jewel] .f:not(.g){gap:5px}',
    ].join(''),
    'noche-azul': [
      '@layer base,components;',
      '.a{color:red}',
      '@layer base{[data-layout="noche-azul"]{--brand:navy}}',
      ".c,[data-layout='noche-azul'] .c{gap:2px}",
      ':is([data-layout=jewel],[data-layout=noche-azul]) .d{gap:3px}',
      '[data-layout]:not([data-layout=jewel]) .e{gap:4px}',
    ].join(''),
  })
})

it('has what is said for all layouts whose names begin alike, its own among them', () => {
  const css = '[data-layout=jewel-grande] .a{gap:2px}[data-layout=blocks] .a{gap:3px}'
  const styles = stylesOfLayouts(`${css}[data-layout^="jewel"] .b{gap:4px}`)
  expect(Object.fromEntries(styles)).toEqual({
    jewel: '[data-layout^="jewel"] .b{gap:4px}',
    'jewel-grande': '[data-layout=jewel-grande] .a{gap:2px}[data-layout^="jewel"] .b{gap:4px}',
    blocks: '[data-layout=blocks] .a{gap:3px}',
  })
})

it('has the faces that the layout names and no others', () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(${family.replaceAll(/\W/g, '')}.woff2)}`
  const css = [
    ...['Lora', "'DM Sans'", 'Syne', 'Script'].map(face),
    '.cursive{font-family:Script}',
    '[data-layout=jewel]{--head:Lora, serif}',
    "[data-layout=azul]{--head:'DM Sans',Arial}[data-layout=azul] .b{font:700 1rem Syne}",
  ].join('')
  const facesOf = (layout: string) =>
    [...(stylesOfLayouts(css).get(layout) ?? '').matchAll(/(\w+)\.woff2/g)].map(([, name]) => name)
  expect(facesOf('jewel')).toEqual(['Lora', 'Script'])
  expect(facesOf('azul')).toEqual(['DMSans', 'Syne', 'Script'])
})

it('is none where no layout is named', () => {
  expect(stylesOfLayouts('.a{color:red}').size).toBe(0)
})
