import { describe, expect, it } from 'vitest'
import { insert } from '../operations/insert'
import { move } from '../operations/move'
import { placeUnplaced, removeUnplaced } from '../operations/placeUnplaced'
import { remove } from '../operations/remove'
import { replace } from '../operations/replace'
import { setEnabled } from '../operations/setEnabled'
import { updateEnvelope } from '../operations/updateEnvelope'
import { updateField } from '../operations/updateField'
import { readRows } from '../readRows'
import { withEnvelope } from '../row'
import { rowOf, treeOf } from '../spec/fixtures'
import { toRows } from '../toRows'
import { toTree } from '../toTree'
import type { ElementPermission, Row, Tree } from '../types'
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

describe('an element without a place', () => {
  const ALL: readonly ElementPermission[] = ['edit', 'move', 'delete', 'replace', 'children']
  /** The parent of `o` is missing, `p` is inside `o`, and the second `d` has a duplicate id. */
  const lost = (...permissions: readonly ElementPermission[]) => {
    const [orphan, twin] = [rowOf('o<gone'), rowOf('d')].map((row) =>
      withEnvelope(row, { permissions: [...permissions] }),
    )
    return toTree([...toRows(page), orphan as Row, rowOf('p<o'), twin as Row])
  }
  const place = (tree: Tree, { index }: { index: number }) =>
    placeUnplaced(tree, { index, id: 'new', parent: null, slot: 'default' })
  const [ORPHAN, TWIN] = [{ index: 4 }, { index: 6 }]

  it('cannot be deleted where that is locked', () => {
    const before = lost('delete')
    const after = removeUnplaced(before, ORPHAN)
    expect(lockedChanges(before, after)).toMatchObject([{ element: 'o', rule: 'locked', lock: 'delete' }])
    const open = lost('edit', 'move')
    expect(lockedChanges(open, removeUnplaced(open, ORPHAN))).toEqual([])
  })

  it('cannot be changed or unlocked with it', () => {
    const before = lost(...ALL)
    const after = place(before, ORPHAN)
    const edited = updateField(after, { id: 'o', field: 'title', value: 'x' })
    expect(lockedChanges(before, edited)).toMatchObject([{ element: 'o', lock: 'edit' }])
    const unlocked = updateEnvelope(after, { id: 'o', envelope: { permissions: [] } })
    expect(lockedChanges(before, unlocked)).toMatchObject([{ element: 'o', lock: 'permissions' }])
  })

  it('can be given one, whatever is locked', () => {
    const before = lost(...ALL)
    const after = place(before, ORPHAN)
    expect([after.rows.o, after.rows.p]).not.toContain(undefined)
    expect(lockedChanges(before, after)).toEqual([])
    const both = place(before, TWIN)
    expect(both.rows.new).toBeDefined()
    expect(lockedChanges(before, both)).toEqual([])
  })

  it('can be given one when that could not be read', () => {
    const before = toTree(
      readRows([{ ...rowOf('u'), element: { ...rowOf('u').element, parent: 7, permissions: ALL } }]),
    )
    const after = place(before, { index: 0 })
    expect(after.rows.u).toBeDefined()
    expect(lockedChanges(before, after)).toEqual([])
  })
})

it('finds nothing where nothing is locked, and nothing in changes elsewhere', () => {
  expect(lockedChanges(page, remove(page, { ids: ['a'] }))).toEqual([])
  const before = locked('edit', 'move', 'delete', 'replace', 'children')
  expect(lockedChanges(before, remove(before, { ids: ['d'] }))).toEqual([])
})
