// Written by `npx voix register` from the folders next to this one. Edit those, not this file.
import type { LayoutConfig } from 'voix/render'
import { agentCashPlus } from '../agent-cash-plus/config'
import { altamar } from '../altamar/config'
import { bembe } from '../bembe/config'
import { blocks } from '../blocks/config'
import { caracola } from '../caracola/config'
import { clubBahia } from '../club-bahia/config'
import { costaViva } from '../costa-viva/config'
import { haciendaRoja } from '../hacienda-roja/config'
import { islaVerde } from '../isla-verde/config'
import { jewel } from '../jewel/config'
import { jewelGrande } from '../jewel-grande/config'
import { marea } from '../marea/config'
import { noChrome } from '../no-chrome/config'
import { nocheAzul } from '../noche-azul/config'
import { nocheAzul2019 } from '../noche-azul-2019/config'
import { nocheAzul2022 } from '../noche-azul-2022/config'
import { salYLuz } from '../sal-y-luz/config'
import { serena } from '../serena/config'

/** The layouts that a page may have. */
export const layouts: LayoutConfig[] = [
  agentCashPlus,
  altamar,
  bembe,
  blocks,
  caracola,
  clubBahia,
  costaViva,
  haciendaRoja,
  islaVerde,
  jewel,
  jewelGrande,
  marea,
  noChrome,
  nocheAzul,
  nocheAzul2019,
  nocheAzul2022,
  salYLuz,
  serena,
]
