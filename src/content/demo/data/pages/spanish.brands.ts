import { altamar } from '../spanish/altamar'
import { bembe } from '../spanish/bembe'
import { caracola } from '../spanish/caracola'
import { clubBahia } from '../spanish/clubBahia'
import { costaViva } from '../spanish/costaViva'
import { haciendaRoja } from '../spanish/haciendaRoja'
import { islaVerde } from '../spanish/islaVerde'
import { jewelCoast } from '../spanish/jewelCoast'
import { jewelGrande } from '../spanish/jewelGrande'
import { marea } from '../spanish/marea'
import { nocheAzul } from '../spanish/nocheAzul'
import { salYLuz } from '../spanish/salYLuz'
import { serena } from '../spanish/serena'
import { solmara } from '../spanish/solmara'
import type { SpanishTexts } from '../spanish/types'
import { inSpanish } from './inSpanish'
import type { DemoPage } from './types'

/** Brand -> the words of its home. */
export const spanishBrands: Readonly<Record<string, SpanishTexts>> = {
  solmara,
  'jewel-coast': jewelCoast,
  'costa-viva': costaViva,
  'noche-azul': nocheAzul,
  'club-bahia': clubBahia,
  'hacienda-roja': haciendaRoja,
  'isla-verde': islaVerde,
  'sal-y-luz': salYLuz,
  caracola,
  marea,
  altamar,
  serena,
  'jewel-grande': jewelGrande,
  bembe,
}

/** The homes of the brands in Spanish. `translated`: paths of the other pages in Spanish, to which they lead. */
export function spanishBrandPages(pages: readonly DemoPage[], translated: readonly string[]): DemoPage[] {
  const homes = pages.flatMap((page) => {
    const texts = spanishBrands[page.path.replace('/brands/', '')]
    return texts ? [{ page, texts }] : []
  })
  const paths = new Set([...translated, ...homes.map(({ page }) => `/es${page.path}`)])
  return homes.map(({ page, texts }) => inSpanish(page, texts, paths))
}
