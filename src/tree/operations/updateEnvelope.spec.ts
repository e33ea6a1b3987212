import { expect, it } from 'vitest'
import { treeOf } from '../spec/fixtures'
import type { Envelope } from '../types'
import { updateEnvelope } from './updateEnvelope'

const tree = treeOf('a', 'b<a')

it('changes settings and keeps the rest', () => {
  const after = updateEnvelope(tree, {
    id: 'b',
    envelope: { hydrationMode: 'idle', tags: [{ name: 'spa', point: 2 }] },
  })
  expect(after.rows.b?.element).toEqual({
    ...tree.rows.b?.element,
    hydrationMode: 'idle',
    tags: [{ name: 'spa', point: 2 }],
  })
})

it('leaves out the audience that is everyone', () => {
  const forAgents = updateEnvelope(tree, { id: 'b', envelope: { audience: 'agents' } })
  expect(forAgents.rows.b?.element.audience).toBe('agents')
  const forAll = updateEnvelope(forAgents, { id: 'b', envelope: { audience: undefined } })
  expect(forAll.rows.b?.element).toStrictEqual(tree.rows.b?.element)
})

it('leaves the place to `move` and `setSlot`', () => {
  const envelope: Partial<Envelope> = { parent: null, slot: 'aside' }
  expect(updateEnvelope(tree, { id: 'b', envelope })).toBe(tree)
})

it('is impossible for an unknown element, and when nothing changes', () => {
  expect(updateEnvelope(tree, { id: 'nope', envelope: { enabled: false } })).toBe(tree)
  expect(updateEnvelope(tree, { id: 'b', envelope: { enabled: true, tags: [] } })).toBe(tree)
})
