import { EACH } from '../../build'
import type { DemoElement } from '../../build'
import { brands } from '../brands'
import { resortPath } from '../resorts'
import { bandsOf } from './resorts.bands'
import type { DemoPage } from './types'

const each = bandsOf(EACH)

type Middle = 'gallery' | 'amenities' | 'reviews' | 'meetings'

const middle: Record<Middle, () => DemoElement> = {
  gallery: () => each.gallery('Look around'),
  amenities: each.amenities,
  reviews: each.reviews,
  meetings: each.meetings,
}

/** What the document of the address says, top to bottom. */
export const eachResort = (
  order: readonly Middle[] = ['gallery', 'amenities', 'reviews', 'meetings'],
  look: Record<string, unknown> = {},
): DemoElement[] => [
  each.hero(look),
  each.booking(),
  each.introduction('Good that you found us'),
  each.hours(),
  ...order.map((name) => middle[name]()),
  each.offers('While it lasts'),
  each.papers('Write or call: somebody who has slept there answers.'),
]

function page(layout: string, path: string, title: string, elements: DemoElement[]): DemoPage {
  return {
    path,
    title,
    layout,
    languageCode: 'en',
    // A resort says of itself what search engines and social networks show.
    meta: {},
    elements,
  }
}

/** The pages of resorts for which nobody has made one: one for all, and one in the looks of each brand that runs some. */
export const eachResortPages: DemoPage[] = [
  page('blocks', resortPath(EACH), 'A resort', eachResort()),
  ...(
    [
      ['jewel-coast', ['amenities', 'gallery', 'meetings', 'reviews'], { titleFont: 'jewelcursive' }],
      ['costa-viva', ['amenities', 'reviews', 'gallery', 'meetings']],
      ['noche-azul', ['gallery', 'reviews', 'amenities', 'meetings']],
    ] as const
  ).map(([slug, order, look]) => {
    const { name, layout } = brandOf(slug)
    return page(layout, resortPath(`${slug}/${EACH}`), `A resort of ${name}`, eachResort(order, look))
  }),
]

function brandOf(slug: string) {
  const brand = brands.find((one) => one.slug === slug)
  if (!brand) throw new Error(`There is no brand "${slug}" for a page of its resorts.`)
  return brand
}
