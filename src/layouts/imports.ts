import type { LayoutImports } from 'voix/render'

/** Layouts load on demand: a page costs its own and no other. */
export const layoutImports: LayoutImports = {
  blocks: () => import('./blocks'),
  jewel: () => import('./jewel'),
  'costa-viva': () => import('./costa-viva'),
  'noche-azul': () => import('./noche-azul'),
  'no-chrome': () => import('./no-chrome'),
}
