import { expect, it } from 'vitest'
import { contextPosition } from './previewFrame'

const frame = { x: 300, y: 60, scale: 0.5 }

it('opens the menu at the spot of the studio’s own frame, scaled as the frame is', () => {
  expect(contextPosition({ item: { element: 'a', x: 100, y: 40 }, frame })).toEqual({ x: 350, y: 80 })
})

it('shifts a spot of another window by 400 and 130 pixels, whatever the frame', () => {
  expect(contextPosition({ item: { element: 'a', x: 100, y: 40, isElsewhere: true }, frame })).toEqual({
    x: 500,
    y: 170,
  })
})
