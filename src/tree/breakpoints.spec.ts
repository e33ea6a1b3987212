import { expect, it } from 'vitest'
import { BREAKPOINTS } from './types'

it('begin at the widths of the specification', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([0, 640, 768, 1024, 1280, 1536])
})
