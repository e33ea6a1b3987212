import { expect, it } from 'vitest'
import { insert } from '../operations/insert'
import { move } from '../operations/move'
import { remove } from '../operations/remove'
import { replace } from '../operations/replace'
import { setEnabled } from '../operations/setEnabled'
import { updateEnvelope } from '../operations/updateEnvelope'
import { updateField } from '../operations/updateField'
import { rowOf, treeOf } from '../spec/fixtures'
import type { ElementPermission, Tree } from '../types'
import { lockedChanges } from './lockedChanges'

const page = treeOf('a', 'b<a', 'c<b', 'd')
const locked = (...permissions: ElementPermission[]) => updateEnvelope(page, { id: 'b', envelope: { permissions } })
const top = { parent: null, slot: 'default', index: 0 }

const CHANGES: [ElementPermission, (tree: Tree) => Tree][] = [
  ['edit', (tree) => updateField(tree, { id: 'b', field: 'title', value: 'x' })],
  ['edit', (tree) => updateField(tree, { id: 'b', field: 'blockName', value: 'x' })],
  ['edit', (tree) => setEnabled(tree, { ids: ['b'], enabled: false })],
  ['move', (tree) => move(tree, { ids: ['b'], place: top })],
  ['delete', (tree) => remove(tree, { ids: ['b'] })],
  ['delete', (tree) => remove(tree, { ids: ['a'] })],
  [
    'replace',
    (tree) =>
      replace(tree, { id: 'b', row: { ...rowOf('hero'), element: tree.rows.b?.element ?? rowOf('b').element } }),
  ],
  ['children', (tree) => remove(tree, { ids: ['c'] })],
  ['children', (tree) => insert(tree, { rows: [rowOf('x')], place: { parent: 'b', slot: 'default', index: 0 } })],
]

it.each(CHANGES)('names a locked %s', (permission, change) => {
  const before = locked(permission)
  expect(lockedChanges(before, change(before))).toMatchObject([{ element: 'b', rule: 'locked', lock: permission }])
})

it.each(CHANGES)('lets %s pass when it is not locked', (permission, change) => {
  const others = (['edit', 'move', 'delete', 'duplicate', 'replace', 'children'] as const).filter(
    (item) => item !== permission,
  )
  const before = locked(...others)
  expect(lockedChanges(before, change(before))).toEqual([])
})

it('refuses to take locks away, and to change them', () => {
  const before = locked('delete', 'move')
  const after = updateEnvelope(before, { id: 'b', envelope: { permissions: [] } })
  expect(lockedChanges(before, after)).toMatchObject([{ lock: 'permissions' }])
})

it('finds nothing where nothing is locked, and nothing in changes elsewhere', () => {
  expect(lockedChanges(page, remove(page, { ids: ['a'] }))).toEqual([])
  const before = locked('edit', 'move', 'delete', 'replace', 'children')
  expect(lockedChanges(before, remove(before, { ids: ['d'] }))).toEqual([])
})
