import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRow } from './row'
import { toTree } from './toTree'
import type { TreeRules } from './types'
import { brokenRows, RULES } from './spec/fixtures'
import { judgeRows, reservedRows, shownRows, shownTree, visibleIn, visibleRows } from './visibleRows'

const rules: TreeRules = {
  layout: 'jewel',
  slice: (name) => (name === 'gone' ? undefined : { layouts: '*', slots: { default: { allowedElements: '*' } } }),
}
const rows = [
  createRow({ id: 'open', blockType: 'box' }),
  createRow({ id: 'agents', blockType: 'box', element: { audience: 'agents' } }),
  createRow({ id: 'inside', blockType: 'box', element: { parent: 'agents' } }),
  createRow({ id: 'both', blockType: 'box', element: { parent: 'agents', audience: 'signed-in' } }),
  createRow({ id: 'off', blockType: 'box', element: { audience: 'agents', enabled: false } }),
  createRow({ id: 'broken', blockType: 'gone' }),
]
const shownTo = (...audiences: string[]) => shownRows(rows, { rules, audiences }).map(({ id }) => id)

describe('the elements that a page shows', () => {
  it('are for everyone unless they name an audience, with all that stands inside', () => {
    expect(shownTo()).toEqual(['open'])
    expect(shownTo('signed-in')).toEqual(['open'])
  })

  it('are those of the audiences that the asker belongs to, inside one of another audience only with both', () => {
    expect(shownTo('agents')).toEqual(['open', 'agents', 'inside'])
    expect(shownTo('signed-in', 'agents')).toEqual(['open', 'agents', 'inside', 'both'])
  })

  it('are none that wait to be approved, nor what stands inside of them', () => {
    const waiting = [
      createRow({ id: 'pending', blockType: 'box', element: { xpStatus: 'pending' } }),
      createRow({ id: 'in-it', blockType: 'box', element: { parent: 'pending' } }),
      createRow({ id: 'approved', blockType: 'box', element: { xpStatus: 'approved' } }),
    ]
    expect(shownRows(waiting, { rules, audiences: '*' }).map(({ id }) => id)).toEqual(['approved'])
    const inStudio = visibleRows(toTree(waiting), { skipped: new Set(), isStudio: true })
    expect(inStudio.map(({ id }) => id)).toEqual(['pending', 'in-it', 'approved'])
  })

  it('are reserved with the whole outermost element around them, whose slice may show what it holds', () => {
    const nested = [
      createRow({ id: 'around', blockType: 'box' }),
      createRow({ id: 'beside', blockType: 'box', element: { parent: 'around' } }),
      createRow({ id: 'for-agents', blockType: 'box', element: { parent: 'around', audience: 'agents' } }),
      createRow({ id: 'after', blockType: 'box' }),
    ]
    const reserved = (audiences: readonly string[] | '*') =>
      reservedRows(shownRows(nested, { rules, audiences })).map(({ id }) => id)
    expect(reserved([])).toEqual([])
    expect(reserved(['agents'])).toEqual(['around', 'beside', 'for-agents'])
    expect(reserved('*')).toEqual(['around', 'beside', 'for-agents'])
  })

  it('are all in the studio, but those that break a rule', () => {
    const shown = visibleRows(toTree(rows), { skipped: new Set(['broken']), isStudio: true })
    expect(shown.map(({ id }) => id)).toEqual(['open', 'agents', 'inside', 'both', 'off'])
  })
})

it('makes of the shown elements the tree that their rows make, however broken the page is', () => {
  fc.assert(
    fc.property(brokenRows, fc.constantFrom<readonly string[] | '*'>([], ['members'], '*'), (stored, audiences) => {
      const judged = judgeRows(stored, RULES)
      const shown = visibleIn(judged, audiences)
      expect(shownTree(judged.tree, shown)).toEqual(toTree(shown))
    }),
  )
})
