// Written by `npx voix register` from the folders next to this one. Edit those, not this file.
import type { LayoutImports } from 'voix/render'

/** Layouts load on demand: a page costs its own and no other. */
export const layoutImports: LayoutImports = {
  'agent-cash-plus': () => import('../agent-cash-plus/Layout'),
  altamar: () => import('../altamar/Layout'),
  bembe: () => import('../bembe/Layout'),
  blocks: () => import('../blocks/Layout'),
  caracola: () => import('../caracola/Layout'),
  'club-bahia': () => import('../club-bahia/Layout'),
  'costa-viva': () => import('../costa-viva/Layout'),
  'hacienda-roja': () => import('../hacienda-roja/Layout'),
  'isla-verde': () => import('../isla-verde/Layout'),
  jewel: () => import('../jewel/Layout'),
  'jewel-grande': () => import('../jewel-grande/Layout'),
  marea: () => import('../marea/Layout'),
  'no-chrome': () => import('../no-chrome/Layout'),
  'noche-azul': () => import('../noche-azul/Layout'),
  'noche-azul-2019': () => import('../noche-azul-2019/Layout'),
  'noche-azul-2022': () => import('../noche-azul-2022/Layout'),
  'sal-y-luz': () => import('../sal-y-luz/Layout'),
  serena: () => import('../serena/Layout'),
}
