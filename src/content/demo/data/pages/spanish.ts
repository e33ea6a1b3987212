import { spanishGroupPages } from './spanish.group'
import { spanishHomePages } from './spanish.home'
import { spanishResortPages } from './spanish.resort'
import type { DemoPage } from './types'

/** The Spanish site: six pages, each a translation of its original. */
export const spanishPages: DemoPage[] = [...spanishHomePages, ...spanishGroupPages, ...spanishResortPages]
