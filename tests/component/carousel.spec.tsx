import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stepOf, useTrack } from '../../src/components/carousel/useTrack'
import { arrowStep } from '../../src/components/readingDirection'

it('a slide that has no width yet counts as one step, so that no page is divided by nothing', () => {
  const track = document.createElement('ul')
  expect(stepOf(track)).toBe(1)
  track.append(Object.defineProperty(document.createElement('li'), 'offsetWidth', { value: 0 }))
  expect(stepOf(track)).toBe(1)
})

it('from right to left, a carousel counts its pages from the right, and moves to negative positions', () => {
  const track = Object.assign(document.createElement('ul'), { id: 'track' })
  track.style.direction = 'rtl'
  const slide = (offsetLeft: number) =>
    Object.defineProperty(document.createElement('li'), 'offsetLeft', { value: offsetLeft })
  track.append(slide(640), slide(320))
  for (const [name, value] of Object.entries({ scrollWidth: 960, clientWidth: 320, scrollLeft: -320 }))
    Object.defineProperty(track, name, { value })
  document.body.append(track)
  const moves: unknown[] = []
  track.scrollTo = (move: unknown) => void moves.push(move)
  const { result } = renderHook(() => useTrack({ track: 'track', count: 3 }))
  act(() => void track.dispatchEvent(new Event('scroll')))
  expect(result.current).toMatchObject({ current: 1, pages: 3 })
  result.current.go(2)
  expect(moves).toMatchObject([{ left: -640 }])
  track.remove()
})

it.each([
  ['ltr', 1, -1],
  ['rtl', -1, 1],
])('%s: the arrow keys go on and back in reading direction', (direction, right, left) => {
  const node = document.createElement('p')
  node.style.direction = direction
  document.body.append(node)
  const steps = ['ArrowRight', 'ArrowLeft', 'ArrowUp'].map((key) => arrowStep({ key, node }))
  expect(steps).toEqual([right, left, 0])
  node.remove()
})
