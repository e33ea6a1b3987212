// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { LayoutConfig } from 'voix/render'
import { agentCashPlus } from '../agent-cash-plus/config'
import { blocks } from '../blocks/config'
import { clubBahia } from '../club-bahia/config'
import { costaViva } from '../costa-viva/config'
import { haciendaRoja } from '../hacienda-roja/config'
import { islaVerde } from '../isla-verde/config'
import { jewel } from '../jewel/config'
import { noChrome } from '../no-chrome/config'
import { nocheAzul } from '../noche-azul/config'
import { salYLuz } from '../sal-y-luz/config'

/** The layouts that a page may have. */
export const layouts: LayoutConfig[] = [
  agentCashPlus,
  blocks,
  clubBahia,
  costaViva,
  haciendaRoja,
  islaVerde,
  jewel,
  noChrome,
  nocheAzul,
  salYLuz,
]
