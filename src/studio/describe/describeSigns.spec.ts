import { describe, expect, it } from 'vitest'
import { createRow, type Envelope, type Violation } from '../../tree'
import { fieldOf, sliceOf } from '../spec/fixtures'
import { signsOf } from './describeSigns'

const hero = sliceOf('hero', 'Hero', [{ ...fieldOf('title', 'text'), label: 'Title' }])
const signs = (element: Partial<Envelope>, more: { violation?: Violation; blockType?: string } = {}) => {
  const row = createRow({ id: 'a', blockType: more.blockType ?? 'hero', element })
  const audiences = [{ name: 'agents', label: 'Travel agents' }]
  const slice = (name: string) => (name === 'hero' ? hero : { ...hero, deprecated: true })
  return signsOf({ row, slice, audiences, violation: more.violation }).map(({ kind, text }) => `${kind}: ${text}`)
}
const condition = { key: 'q', operator: 'equals', value: 1 } as const

describe('the signs of an element', () => {
  it.each<[string, Partial<Envelope>, string[]]>([
    ['nothing', {}, []],
    [
      'a condition',
      { conditionsSettings: { type: 'and', conditions: [condition] } },
      ['conditions: shown on a condition'],
    ],
    [
      'two',
      { conditionsSettings: { type: 'and', conditions: [condition, condition] } },
      ['conditions: shown on 2 conditions'],
    ],
    ['styles', { fieldProperties: { title: { md: { columns: 2 } }, gone: {} } }, ['style: own style of Title, gone']],
    [
      'a look of its own',
      { style: { md: { paddingTop: '8px', visibility: 'hidden' } } },
      ['style: own style of the element', 'hidden: hidden from md on'],
    ],
    [
      'sizes without it',
      { style: { sm: { visibility: 'hidden' }, md: { visibility: 'shown' } } },
      ['hidden: hidden at sm'],
    ],
    ['locks', { permissions: ['edit', 'move'] }, ['locked: locked: edit, move']],
    ['an audience', { audience: 'agents' }, ['audience: for Travel agents']],
    ['one that is gone', { audience: 'guests' }, ['audience: for guests']],
    ['it is off', { enabled: false }, ['disabled: disabled']],
  ])('tell of %s', (_what, element, wanted) => {
    expect(signs(element)).toEqual(wanted)
  })

  it('tell what is broken first, and of a slice that is not offered any more', () => {
    const violation: Violation = { rule: 'unknown-slice', element: 'a', blockType: 'hero', blockName: null }
    expect(signs({ enabled: false }, { violation })).toEqual([
      expect.stringMatching(/^violation: .*hero/i),
      'disabled: disabled',
    ])
    expect(signs({}, { blockType: 'banner' })).toEqual(['deprecated: deprecated'])
  })
})
