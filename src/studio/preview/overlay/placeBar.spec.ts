import { expect, it } from 'vitest'
import type { Box } from '../../dom/box'
import { barDistance, placeBar } from './placeBar'

const box = (top: number, bottom: number, left = 0, right = 400): Box => ({ left, top, right, bottom })

/** A card from 100 to 400 on a screen of 800: its title ends where its text begins. */
const card = {
  text: box(200, 260),
  element: box(100, 400),
  others: [box(150, 190)],
  bar: { left: 0, width: 200, height: 30 },
  gap: 8,
  view: box(0, 800),
  page: box(0, 2000),
  last: null,
}

it('puts the bar above the text where nothing of the element is', () => {
  expect(placeBar({ ...card, others: [] })).toEqual({ side: 'above', of: 'text' })
  // Something beside it is not in its way.
  expect(placeBar({ ...card, others: [box(150, 190, 220, 400)] })).toEqual({ side: 'above', of: 'text' })
})

it('covers no other text of the element while there is room: below the text, above the element, below it', () => {
  expect(placeBar(card)).toEqual({ side: 'below', of: 'text' })
  const below = box(270, 300)
  const above = placeBar({ ...card, others: [...card.others, below] })
  expect(above).toEqual({ side: 'above', of: 'element' })
  expect(card.text.top - barDistance(above, card)).toBe(card.element.top - 8 - 30)
  const atTop = { ...card, others: [...card.others, below], view: box(80, 880) }
  expect(placeBar(atTop)).toEqual({ side: 'below', of: 'element' })
})

it('stays on the screen, and on the page', () => {
  expect(placeBar({ ...card, others: [], view: box(190, 990) })).toEqual({ side: 'below', of: 'text' })
  const atEnd = { ...card, page: box(0, 280), view: box(0, 280) }
  expect(placeBar(atEnd)).toEqual({ side: 'above', of: 'element' })
})

it('is above the text where there is no room anywhere', () => {
  expect(placeBar({ ...card, others: [box(0, 200), box(260, 2000)] })).toEqual({ side: 'above', of: 'text' })
})

it('stays where it is while nothing is in its way', () => {
  const last = { side: 'below', of: 'text' } as const
  expect(placeBar({ ...card, others: [], last })).toEqual(last)
})
