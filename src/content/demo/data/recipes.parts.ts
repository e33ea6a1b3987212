import { el, link, noLink, showing } from '../build'
import type { Condition, DemoElement, Extra } from '../build'
import { rich } from '../text'
import type { RichText } from '../text'

/** What recipes and the pages that are built from them have in common. */

/** Large titles are a size smaller on phones, where a word would fill the line. */
const LARGE_TITLE: Extra['fieldStyles'] = { title: { default: { fontSize: 'text-5xl' }, md: { fontSize: 'text-6xl' } } }

/** Room around a band that stands for itself: less on phones. */
const AIR: Extra['style'] = {
  default: { paddingTop: 'space-2xl', paddingBottom: 'space-2xl' },
  md: { paddingTop: 'space-3xl', paddingBottom: 'space-3xl' },
}

interface Opening {
  hero: Record<string, unknown>
  /** Of what the hero says it, where a document does. */
  of?: Pick<Extra, 'modelQuery'>
  offers: Record<string, unknown>
}

/** A hero, and what can be booked right below it. */
export const heroAndOffers = ({ hero, of, offers }: Opening): DemoElement[] => [
  el('hero', { secondLink: noLink, height: 'short', ...hero }, [], { ...of, fieldStyles: LARGE_TITLE }),
  el('special-offers', { copy: '', limit: 3, theme: 'Card', tone: 'tint', ...offers }, [], { domId: 'offers' }),
]

interface Season {
  eyebrow: string
  title: string
  copy: string
  link: Record<string, unknown>
  from: string
  until: string
}

/** A band that comes and goes by itself. */
export function seasonBand({ from, until, copy, ...words }: Season): DemoElement {
  const conditions: Condition[] = [
    { key: 'date', operator: 'greater_than_equal', value: `${from}T00:00:00.000Z` },
    { key: 'date', operator: 'less_than', value: `${until}T00:00:00.000Z` },
  ]
  return el('introduction', { ...words, copy: rich(copy), titleSize: 'text-4xl', tone: 'deep' }, [], {
    label: `Shown from ${from} until ${until}`,
    conditions,
    style: AIR,
  })
}

/** Centred titles of several lines are hard to follow in a narrow column. */
const LEFT_ON_PHONES: Extra['fieldStyles'] = {
  title: { default: { textAlign: 'left' }, md: { textAlign: 'center' } },
}

interface Questions {
  hero: Record<string, unknown>
  groups: { title: string; questions: [title: string, ...answer: string[]][] }[]
  contact: Record<string, unknown>
}

/** Questions under a few headings, and whom to ask the others. */
export const questionsPage = ({ hero, groups, contact }: Questions): DemoElement[] => [
  el('hero', { secondLink: noLink, height: 'short', ...hero }, [], { fieldStyles: LARGE_TITLE }),
  ...groups.map(({ title, questions }, index) =>
    el(
      'accordion',
      { title, copy: '', tone: index % 2 === 0 ? 'plain' : 'tint' },
      questions.map(([question, ...answer], at) =>
        el('accordion-item', { title: question, copy: rich(...answer), open: index === 0 && at === 0 }),
      ),
      { hydrationMode: 'visible', fieldStyles: LEFT_ON_PHONES },
    ),
  ),
  el('contact-block', { copy: '', tone: 'deep', ...contact }, [], { style: AIR }),
]

interface OfferPage {
  /** Of the offer. */
  slug: string
  why: { title: string; copy: RichText; image: unknown }
  offers: Record<string, unknown>
  contact: Record<string, unknown>
}

/** A page for one offer: its document says what it is, the page why one should want it. */
export function offerPage({ slug, why, offers, contact }: OfferPage): DemoElement[] {
  const hero = { eyebrow: '', title: '', copy: '', link: link('What it costs', '#offers') }
  return [
    ...heroAndOffers({
      hero,
      of: showing('specials', slug, { eyebrow: 'titleAbove', title: 'title', copy: 'subtitle', image: 'image' }),
      offers: { theme: 'Horizontal', title: '', ...offers },
    }),
    el('image-and-copy', { eyebrow: 'Why now', link: noLink, imagePosition: 'right', ...why }),
    el('contact-block', { copy: '', tone: 'deep', ...contact }),
  ]
}
