import fc from 'fast-check'
import { duplicate } from '../operations/duplicate'
import { insert } from '../operations/insert'
import { move } from '../operations/move'
import { remove } from '../operations/remove'
import { replace } from '../operations/replace'
import { setEnabled } from '../operations/setEnabled'
import { setSlot } from '../operations/setSlot'
import { unwrap } from '../operations/unwrap'
import { updateField } from '../operations/updateField'
import { wrap } from '../operations/wrap'
import { createRow } from '../row'
import type { Tree } from '../types'

const KINDS = [
  'insert',
  'remove',
  'duplicate',
  'move',
  'move',
  'replace',
  'setSlot',
  'setEnabled',
  'wrap',
  'unwrap',
  'field',
] as const

/** The seed of an operation on any tree. */
export const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  a: fc.nat(),
  b: fc.nat(),
  isTop: fc.boolean(),
  index: fc.integer({ min: 0, max: 6 }),
  slot: fc.constantFrom('default', 'aside'),
})

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the tree after the operation, which may be impossible. */
export function run(tree: Tree, { kind, a, b, isTop, index, slot }: Step, newId: () => string): Tree {
  const ids = [...Object.keys(tree.rows), ...tree.unplaced.map(({ row }) => String(row?.id)), 'nope']
  const id = ids[a % ids.length] as string
  const other = ids[b % ids.length] as string
  const place = { parent: isTop ? null : other, slot: isTop ? 'default' : slot, index }
  const row = () => createRow({ id: newId(), blockType: 'group' })
  switch (kind) {
    case 'insert':
      return insert(tree, { rows: [row()], place })
    case 'remove':
      return remove(tree, { ids: [id] })
    case 'duplicate':
      return Object.keys(tree.rows).length > 200 ? tree : duplicate(tree, { id, newId })
    case 'move':
      return move(tree, { ids: [id, ids[(a + b) % ids.length] as string], place })
    case 'replace':
      return replace(tree, { id, row: row() })
    case 'setSlot':
      return setSlot(tree, { id, slot })
    case 'setEnabled':
      return setEnabled(tree, { ids: [id, other], enabled: isTop })
    case 'wrap':
      return wrap(tree, { ids: [id, other], row: row() })
    case 'unwrap':
      return unwrap(tree, { id })
    case 'field':
      return updateField(tree, { id, field: 'title', value: index })
  }
}

/** Returns a function that makes unique ids. */
export function counter(): () => string {
  let next = 0
  return () => `n${next++}`
}
