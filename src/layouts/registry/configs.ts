// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { LayoutConfig } from 'voix/render'
import { agentCashPlus } from '../agent-cash-plus/config'
import { bembe } from '../bembe/config'
import { blocks } from '../blocks/config'
import { costaViva } from '../costa-viva/config'
import { jewel } from '../jewel/config'
import { jewelGrande } from '../jewel-grande/config'
import { noChrome } from '../no-chrome/config'
import { nocheAzul } from '../noche-azul/config'
import { nocheAzul2019 } from '../noche-azul-2019/config'
import { nocheAzul2022 } from '../noche-azul-2022/config'

/** The layouts that a page may have. */
export const layouts: LayoutConfig[] = [
  agentCashPlus,
  bembe,
  blocks,
  costaViva,
  jewel,
  jewelGrande,
  noChrome,
  nocheAzul,
  nocheAzul2019,
  nocheAzul2022,
]
