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

it('is none where no layout is named', () => {
  expect(stylesOfLayouts('.a{color:red}').size).toBe(0)
})
