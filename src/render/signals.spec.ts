import { describe, expect, it } from 'vitest'
import { createRow } from '../tree'
import type { ConditionsSettings } from '../tree/types'
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

  it('says on which conditions it counts: those of the element and of all around it', () => {
    const conditionsSettings = (key: string): ConditionsSettings => ({
      type: 'and',
      conditions: [{ key, operator: 'exists', value: true }],
    })
    const rows = [
      createRow({ id: 'around', blockType: 'box', element: { conditionsSettings: conditionsSettings('query:a') } }),
      createRow({ id: 'plain', blockType: 'box', element: { parent: 'around' } }),
      createRow({
        id: 'rule',
        blockType: 'rule',
        element: { parent: 'plain', conditionsSettings: conditionsSettings('query:b') },
      }),
      createRow({ id: 'free', blockType: 'rule' }),
    ]
    const told = collectSignals(rows, { rule: { ...result(), signal: 1 }, free: { ...result(), signal: 2 } })
    expect(told).toEqual([
      {
        ...{ slice: 'rule', element: 'rule', value: 1 },
        conditions: [
          { element: 'around', ...conditionsSettings('query:a') },
          { element: 'rule', ...conditionsSettings('query:b') },
        ],
      },
      { slice: 'rule', element: 'free', value: 2 },
    ])
  })

  it('is nothing of what stands in elements for an audience, inside a shared section neither', () => {
    const rows = [
      createRow({ id: 'agents', blockType: 'box', element: { audience: 'agents' } }),
      createRow({ id: 'in-it', blockType: 'rule', element: { parent: 'agents' } }),
      createRow({ id: 'placed', blockType: 'shared-section', element: { parent: 'agents' } }),
    ]
    const inside = { rows: [row('deep', 'rule')], resolution: { deep: { ...result(), signal: 1 } } }
    const resolution = { 'in-it': { ...result(), signal: 1 }, placed: { ...result(), inside } }
    expect(collectSignals(rows, resolution)).toEqual([])
    expect(collectSignals([row('placed', 'shared-section')], resolution)).toHaveLength(1)
  })

  it('is found by the name of the slice', () => {
    expect(signalsFrom<{ coupon: string }>(signals, 'offer').map(({ coupon }) => coupon)).toEqual(['SUN', 'ONE', 'TWO'])
    expect(signalsFrom(signals, 'none')).toEqual([])
  })

  it('is read from the preview’s address, and what is none is not', () => {
    expect(readSignals(JSON.stringify(signals))).toEqual(signals)
    for (const wrong of [undefined, '{', '{}', '[1]', '[null]', ['[]'], '[{"slice":"a","element":"b","conditions":1}]'])
      expect(readSignals(wrong)).toBeNull()
  })
})
