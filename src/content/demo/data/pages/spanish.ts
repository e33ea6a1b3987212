import { spanishGroupPages } from './spanish.group'
import { spanishHomePages } from './spanish.home'
import { spanishResortPages } from './spanish.resort'
import type { DemoPage } from './types'

/** The group's pages in Spanish, each written for itself. */
export const spanishPages: DemoPage[] = [...spanishHomePages, ...spanishGroupPages, ...spanishResortPages]
