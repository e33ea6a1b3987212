import { expect, it } from 'vitest'
import type { Picture } from '../../api/pictures'
import type { MediaSize } from '../../../slices/types'
import { blurWords, shownParts } from './shownParts'

const picture: Picture = { id: 'a', filename: 'a.jpg', mimeType: 'image/jpeg', width: 3000, height: 2000 }
const shape = (where: string, size: MediaSize) => ({ where, size, isLookedAt: false })
const shapes = [
  shape('Below 768 px', { width: 750, height: 1000 }),
  shape('From 768 px (md)', { width: 1500, height: 500 }),
]
const parts = (zoom: number, own = picture) => shownParts(own, shapes, { focalX: 50, focalY: 50, zoom })

it('is the part of the picture that the server cuts for each size', () => {
  expect(parts(100).map(({ box }) => box)).toEqual([
    { left: 750, top: 0, width: 1500, height: 2000 },
    { left: 0, top: 500, width: 3000, height: 1000 },
  ])
  expect(parts(200).map(({ box }) => box)).toEqual([
    { left: 1125, top: 500, width: 750, height: 1000 },
    { left: 750, top: 750, width: 1500, height: 500 },
  ])
})

it('keeps the picture’s own ratio where a size has no height', () => {
  const [part] = shownParts(picture, [shape('All sizes', { width: 600 })], { focalX: 0, focalY: 0, zoom: 200 })
  expect(part).toMatchObject({ space: { width: 600, height: 400 }, box: { left: 0, width: 1500, height: 1000 } })
})

it('is nothing of a picture that is shown as it is', () => {
  expect(parts(200, { ...picture, mimeType: 'image/svg+xml' })).toEqual([])
})

it('looks blurred where it has fewer pixels than its place', () => {
  expect(blurWords(parts(200), 200)).toBeNull()
  expect(blurWords(parts(250), 250)).toBe(
    'Below 768 px: 600 pixels are too few for a width of 750, and look blurred. It is sharp up to 200 %.',
  )
  expect(blurWords(parts(100, { ...picture, width: 1200, height: 1000 }), 100)).toBe(
    'From 768 px (md): 1200 pixels are too few for a width of 1500, and look blurred. Choose a larger picture.',
  )
})
