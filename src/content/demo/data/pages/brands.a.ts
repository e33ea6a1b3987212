import { clubBahiaPages } from './brands.clubBahia'
import { haciendaRojaPages } from './brands.haciendaRoja'
import { islaVerdePages } from './brands.islaVerde'
import { salYLuzPages } from './brands.salYLuz'
import type { DemoPage } from './types'

/** The pages of the brands in data/brands.a.ts: the brand's own first, two below it. */
export const brandPagesA: DemoPage[] = [...clubBahiaPages, ...haciendaRojaPages, ...islaVerdePages, ...salYLuzPages]
