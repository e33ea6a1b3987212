import { expect, it } from 'vitest'
import { moonPath } from './moonPath'

it('lights nothing of a new moon and the whole disc of a full one', () => {
  expect(moonPath('new')).toBe('')
  expect(moonPath('full')).toBe('M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1z')
})

it('lights the right while the moon grows and the left while it goes, with the shadow’s edge before or behind the middle', () => {
  expect(moonPath('waxing-crescent')).toBe('M0-1A1 1 0 0 1 0 1A0.6 1 0 0 0 0-1z')
  expect(moonPath('waning-crescent')).toBe('M0-1A1 1 0 0 0 0 1A0.6 1 0 0 1 0-1z')
  expect(moonPath('waxing-gibbous')).toMatch(/^M0-1A1 1 0 0 1 0 1A0\.6\d* 1 0 0 1 0-1z$/)
  expect(moonPath('first-quarter')).toBe('M0-1A1 1 0 0 1 0 1A0 1 0 0 0 0-1z')
})
