import { expect, it } from 'vitest'
import { checkHeights, toHeights, toProfile } from './profile'

it('heights are whole numbers, whatever stands between them', () => {
  expect(toHeights('0 20, 140;5')).toEqual([0, 20, 140, 5])
  expect(toHeights('1 two -3 4.5')).toEqual([1])
  expect(toHeights(null)).toEqual([])
})

it('says what is wrong with heights, and takes none', () => {
  expect(checkHeights('')).toBe(true)
  expect(checkHeights('0 10 0')).toBe(true)
  expect(checkHeights('0 high 0')).toBe(
    '"high" is no height: write whole numbers from 0 to 9999 with spaces between them.',
  )
  expect(checkHeights('0 10')).toBe('A walk has at least 3 heights; this one has 2.')
  expect(checkHeights(Array(41).fill(1).join(' '))).toBe('A walk has at most 40 heights; this one has 41.')
})

it('draws the highest point at the top and the lowest above the foot, and nothing of too few', () => {
  expect(toProfile([0, 100, 0])).toBe('M0 60L0 52 150 0 300 52 300 60z')
  expect(toProfile([0, 0, 0])).toBe('M0 60L0 52 150 52 300 52 300 60z')
  expect(toProfile([1, 2])).toBeNull()
})
