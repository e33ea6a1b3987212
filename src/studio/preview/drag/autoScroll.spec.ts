import { describe, expect, it } from 'vitest'
import { speedAt } from './createDrag'

const at = (y: number) => speedAt({ y, height: 800, size: 50 })

describe('the speed at which a drag scrolls', () => {
  it('is none between the strips', () => {
    expect(at(50)).toBe(0)
    expect(at(400)).toBe(0)
    expect(at(750)).toBe(0)
  })

  it('leads up at the upper edge and down at the lower one, the faster the nearer', () => {
    expect(at(40)).toBeLessThan(0)
    expect(at(5)).toBeLessThan(at(40))
    expect(at(760)).toBeGreaterThan(0)
    expect(at(795)).toBeGreaterThan(at(760))
  })

  it('has a limit outside of the window', () => {
    expect(at(-500)).toBe(at(0))
    expect(at(5000)).toBe(at(800))
  })
})
