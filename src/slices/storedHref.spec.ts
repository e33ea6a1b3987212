import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEncodedWhole, repairedHref, storedHref } from './storedHref'

/** Percent-encodes the whole address, `times` times. */
const encoded = (address: string, times: number): string =>
  times === 0 ? address : encodeURIComponent(encoded(address, times - 1))

const SOUND = [
  '/a%2Fb',
  '/search?q=%2Fx',
  '/se%C3%B1al',
  '/señal',
  '/100%',
  'https://x.y/?u=https%3A%2F%2Fz',
  'https%3A%2F%2Fno host',
  'se%C3%B1al',
  'specials',
  '#top',
  '?q=%23',
  'tel:+34%20971',
  'mailto:a%40b@c.d',
  'javascript%3Aalert(1)',
  '%2F%2Fevil.example',
  '%2Fa/b',
  '%2F%zz',
  '',
]

describe('an address that was encoded as a whole', () => {
  it.each([
    ['/contact?utm=a.b', '/contact?utm=a.b'],
    ['/se%C3%B1al', '/se%C3%B1al'],
    ['/señal', '/señal'],
    ['/', '/'],
    ['./señal', './señal'],
    ['../a?b', '../a?b'],
    ['#señal', '#señal'],
    ['?q=a.b', '?q=a.b'],
    ['tel:+34 971 123', 'tel:+34%20971%20123'],
    ['mailto:a@b.c?subject=Hello World', 'mailto:a@b.c?subject=Hello%20World'],
    ['http://localhost:3000/x', 'http://localhost:3000/x'],
    ['https://example.org/ñ?u=https%3A%2F%2Fz', 'https://example.org/ñ?u=https%3A%2F%2Fz'],
  ])('is again what it was, however often: %s', (address, right) => {
    for (const times of [1, 2, 3, 4, 5]) {
      expect(isEncodedWhole(encoded(address, times))).toBe(true)
      expect(repairedHref(encoded(address, times)), String(times)).toBe(right)
    }
  })

  it.each(SOUND)('is not %j, which stays', (address) => {
    expect(isEncodedWhole(address)).toBe(false)
    expect(repairedHref(address)).toBe(address)
  })
})

it('an address is stored without spaces, and what is stored is not changed again', () => {
  expect(storedHref('  /winter sun ')).toBe('/winter%20sun')
  expect(storedHref('javascript: a')).toBe('javascript: a')
  const part = fc.constantFrom(...'/%#?:. aé2F5Z'.split(''), '%2F', '%25', '%20', 'tel:', 'https://a.b', 'mailto:')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const stored = storedHref(parts.join(''))
      expect(storedHref(stored)).toBe(stored)
      expect(repairedHref(stored)).toBe(stored)
    }),
    { numRuns: 5000 },
  )
})
