import { describe, expect, it } from 'vitest'
import { nextZoom, wheelZoom } from './zoom'

describe('zoom', () => {
  it('goes to the next step from wherever it is, and stops at the ends', () => {
    expect(nextZoom({ scale: 0.61, by: 1 })).toBe(0.67)
    expect(nextZoom({ scale: 0.61, by: -1 })).toBe(0.5)
    expect(nextZoom({ scale: 1, by: 1 })).toBe(1.25)
    expect(nextZoom({ scale: 2, by: 1 })).toBeNull()
    expect(nextZoom({ scale: 0.25, by: -1 })).toBeNull()
  })

  it('follows the wheel and stays within 25 to 200 %', () => {
    expect(wheelZoom({ scale: 1, deltaY: -400 })).toBe(2)
    expect(wheelZoom({ scale: 1, deltaY: 400 })).toBe(0.5)
    expect(wheelZoom({ scale: 1, deltaY: 9000 })).toBe(0.25)
    expect(wheelZoom({ scale: 1, deltaY: -9000 })).toBe(2)
  })
})
