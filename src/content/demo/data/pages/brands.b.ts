import { altamarPages } from './brands.altamar'
import { caracolaPages } from './brands.caracola'
import { mareaPages } from './brands.marea'
import { serenaPages } from './brands.serena'

/** The homes of the brands that open soon, and the pages below them. */
export const brandPagesB = [...caracolaPages, ...mareaPages, ...altamarPages, ...serenaPages]
