import { describe, expect, it } from 'vitest'
import { createRow } from '../tree'
import { collectSignals, readSignals, signalsFrom } from './signals'

const row = (id: string, blockType: string) => createRow({ id, blockType })
const result = (signal?: { coupon: string }) => ({ fields: {}, data: null, ...(signal ? { signal } : {}) })

describe('what the elements of a page tell its layout', () => {
  const signals = collectSignals([row('b', 'offer'), row('quiet', 'offer'), row('a', 'rule'), row('all', 'offer')], {
    a: { ...result(), signal: true },
    b: result({ coupon: 'SUN' }),
    quiet: { ...result(), signal: null },
    all: {
      ...result(),
      repeat: [
        { id: '1', ...result({ coupon: 'ONE' }) },
        { id: '2', ...result({ coupon: 'TWO' }) },
      ],
    },
    hidden: result({ coupon: 'NEVER' }),
  })

  it('is in page order, with slice and element, of each document that is shown, and not of what is not', () => {
    expect(signals).toEqual([
      { slice: 'offer', element: 'b', value: { coupon: 'SUN' } },
      { slice: 'rule', element: 'a', value: true },
      { slice: 'offer', element: 'all', value: { coupon: 'ONE' } },
      { slice: 'offer', element: 'all', value: { coupon: 'TWO' } },
    ])
  })

  it('is found by the name of the slice', () => {
    expect(signalsFrom<{ coupon: string }>(signals, 'offer').map(({ coupon }) => coupon)).toEqual(['SUN', 'ONE', 'TWO'])
    expect(signalsFrom(signals, 'none')).toEqual([])
  })

  it('is read from the preview’s address, and what is none is not', () => {
    expect(readSignals(JSON.stringify(signals))).toEqual(signals)
    for (const wrong of [undefined, '{', '{}', '[1]', '[null]', ['[]']]) expect(readSignals(wrong)).toBeNull()
  })
})
