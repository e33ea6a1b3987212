import { jewelCoastResorts } from './resorts.jewelCoast'
import { costaVivaResorts } from './resorts.costaViva'
import { nocheAzulResorts } from './resorts.nocheAzul'
import { solmaraResorts } from './resorts.solmara'
import type { DemoResort } from './types'

export const resorts: DemoResort[] = [...solmaraResorts, ...jewelCoastResorts, ...costaVivaResorts, ...nocheAzulResorts]

export const resortPath = (slug: string): string => `/resorts/${slug}`
