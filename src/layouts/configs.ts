import type { LayoutConfig } from 'voix/render'
import { blocks } from './blocks/config'
import { costaViva } from './costa-viva/config'
import { jewel } from './jewel/config'
import { noChrome } from './no-chrome/config'
import { nocheAzul } from './noche-azul/config'

/** The layouts that a page may have; the first is that of new pages. */
export const layouts: LayoutConfig[] = [blocks, jewel, costaViva, nocheAzul, noChrome]
