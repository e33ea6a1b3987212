import { aerial } from './aerial'
import { bar } from './bar'
import { beach } from './beach'
import { cenote } from './cenote'
import { cliffs } from './cliffs'
import { couple, family } from './couple'
import { dining } from './dining'
import { golf } from './golf'
import { market } from './market'
import { meeting } from './meeting'
import { pool } from './pool'
import { reef } from './reef'
import { sailing } from './sailing'
import { spa } from './spa'
import { suite } from './suite'
import { town } from './town'
import { waterfall } from './waterfall'
import { waterpark } from './waterpark'
import { wedding } from './wedding'
import { yoga } from './yoga'

/** Every scene by name. */
export const scenes = {
  aerial,
  bar,
  beach,
  cenote,
  cliffs,
  couple,
  dining,
  family,
  golf,
  market,
  meeting,
  pool,
  reef,
  sailing,
  spa,
  suite,
  town,
  waterfall,
  waterpark,
  wedding,
  yoga,
}

export type SceneName = keyof typeof scenes
