import { expect, it } from 'vitest'
import { stepOf } from '../../src/components/carousel/useTrack'

it('a slide that has no width yet counts as one step, so that no page is divided by nothing', () => {
  const track = document.createElement('ul')
  expect(stepOf(track)).toBe(1)
  track.append(Object.defineProperty(document.createElement('li'), 'offsetWidth', { value: 0 }))
  expect(stepOf(track)).toBe(1)
})
