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

it('is without the utilities that are for other layouts, and with everything else of the same name', () => {
  const css = [
    '.p-4{padding:1rem}@layer utilities{.p-4{padding:1rem}.\\@3xl\\:w-1\\/2{width:50%}.a:not(.p-4){gap:1px}}',
    '@layer utilities{@media (width>=40rem){.\\32 xl\\:p-4{padding:2rem}}}',
    '[data-layout=jewel]{--a:b}[data-layout=azul]{--a:c}',
  ].join('')
  const asked = new Set<string>()
  const uses = (name: string, layout: string) => {
    asked.add(name)
    return layout === 'jewel' || name === 'a'
  }
  const styles = stylesOfLayouts(css, uses)
  expect(styles.get('azul')).toBe(
    '.p-4{padding:1rem}@layer utilities{.a:not(.p-4){gap:1px}}@layer utilities{}[data-layout=azul]{--a:c}',
  )
  expect(styles.get('jewel')).toContain('width:50%')
  expect([...asked].sort()).toEqual(['2xl:p-4', '@3xl:w-1/2', 'a', 'p-4'])
})

it('has no variable of Tailwind that nothing reads, and nothing for browsers older than Tailwind’s own', () => {
  const css = [
    '@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*{--tw-a:0;--tw-b:0}}',
    '@property --tw-a{syntax:"*";inherits:false}',
    '@property --tw-b{syntax:"*";inherits:false}',
    '.a{--tw-b:1;--tw-c:var(--tw-b);color:red}',
    '.b{--tw-a:1;gap:var(--tw-a)}',
    '.c{gap:1px;gap:1px;color:#fffc}',
    '@supports (color:color-mix(in lab, red, red)){.c{color:color-mix(in oklab,var(--d) 80%,transparent)}.d{--e:1}}',
    '[data-layout=jewel]{--brand:plum}',
  ].join('')
  expect(stylesOfLayouts(css).get('jewel')).toBe(
    [
      '@property --tw-a{syntax:"*";inherits:false}',
      '.a{color:red}',
      '.b{--tw-a:1;gap:var(--tw-a)}',
      '.c{gap:1px;color:color-mix(in oklab,var(--d) 80%,transparent)}.d{--e:1}',
      '[data-layout=jewel]{--brand:plum}',
    ].join(''),
  )
})

it('has the animations that the layout names and no others', () => {
  const frames = (name: string) => `@keyframes ${name}{to{scale:2}}`
  const css = `${['breath', 'spin', 'Turn'].map(frames).join('')}.a{animation:Turn 1s}[data-layout=jewel] .b{animation:breath 9s}[data-layout=azul] .c{gap:1px}`
  const framesOf = (layout: string) =>
    [...(stylesOfLayouts(css).get(layout) ?? '').matchAll(/@keyframes (\w+)/g)].map(([, name]) => name)
  expect(framesOf('jewel')).toEqual(['breath', 'Turn'])
  expect(framesOf('azul')).toEqual(['Turn'])
})

it('is none where no layout is named', () => {
  expect(stylesOfLayouts('.a{color:red}').size).toBe(0)
})
