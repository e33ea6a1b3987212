import { el, offers } from '../../build'
import type { DemoPage } from './types'

/** Brand without an open house -> the title above what it offers to its first guests, and the offer. */
const OPENING: Record<string, [title: string, offer: string]> = {
  'club-bahia': ['The paint is wet, the boats are dry', 'founding-sailors'],
  'hacienda-roja': ['For whoever comes while we paint', 'before-the-lime-dries'],
  'isla-verde': ['If it rains', 'rain-rate'],
  'sal-y-luz': ['Be there when the cloths come off', 'opening-night'],
  caracola: ['For very short legs', 'first-steps'],
  marea: ['And if the sea stays flat', 'swell-guarantee'],
  altamar: ['Sail with us before the season', 'shakedown-cruise'],
  serena: ['A night more than you need', 'one-day-nothing'],
  'jewel-grande': ['Be at the first ball', 'the-second-orchestra'],
  bembe: ['Say it at the desk', 'i-do-not-dance'],
}

/** The same pages, with its offer at the end of each young brand's home. */
export function withOpeningOffers(pages: readonly DemoPage[]): DemoPage[] {
  return pages.map((page) => {
    const [title, offer] = OPENING[page.path.replace('/brands/', '')] ?? []
    if (title === undefined || offer === undefined) return page
    const shown = el('special-offers', { title, copy: '', specials: offers(offer), theme: 'Horizontal', tone: 'tint' })
    return { ...page, elements: [...page.elements, shown] }
  })
}
