// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { LayoutImports } from 'voix/render'

/** Layouts load on demand: a page costs its own and no other. */
export const layoutImports: LayoutImports = {
  'agent-cash-plus': () => import('../agent-cash-plus/Layout'),
  bembe: () => import('../bembe/Layout'),
  blocks: () => import('../blocks/Layout'),
  'costa-viva': () => import('../costa-viva/Layout'),
  jewel: () => import('../jewel/Layout'),
  'jewel-grande': () => import('../jewel-grande/Layout'),
  'no-chrome': () => import('../no-chrome/Layout'),
  'noche-azul': () => import('../noche-azul/Layout'),
  'noche-azul-2019': () => import('../noche-azul-2019/Layout'),
  'noche-azul-2022': () => import('../noche-azul-2022/Layout'),
}
