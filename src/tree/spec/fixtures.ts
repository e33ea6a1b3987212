import fc from 'fast-check'
import { readRows } from '../readRows'
import { createRow } from '../row'
import { toRows } from '../toRows'
import { toTree } from '../toTree'
import type { Row, SliceRules, Tree, TreeRules } from '../types'

/** `tree('a', 'b<a', 'c<a/aside')`: the id, its parent and slot. All are groups unless the id starts with `hero`. */
export function treeOf(...lines: string[]): Tree {
  return toTree(lines.map(rowOf))
}

export function rowOf(line: string): Row {
  const [id = '', place] = line.split('<')
  const [parent = null, slot = 'default'] = place?.split('/') ?? []
  return createRow({ id, blockType: id.startsWith('hero') ? 'hero' : 'group', element: { parent, slot } })
}

/** The reverse of `treeOf`. */
export function linesOf(tree: Tree): string[] {
  return toRows(tree).map(({ id, element: { parent, slot } }) => {
    const place = slot === 'default' ? parent : `${parent}/${slot}`
    return parent === null ? id : `${id}<${place}`
  })
}

/** Nested groups. `e0` is the outermost. */
export function nestedRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => rowOf(index === 0 ? 'e0' : `e${index}<e${index - 1}`))
}

/** Nested lists. */
export function nestedValue(levels: number): unknown {
  let value: unknown = 'innermost'
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

const SLICES: Record<string, SliceRules> = {
  group: {
    layouts: '*',
    slots: { default: { allowedElements: '*' }, aside: { allowedElements: ['hero', 'slide'], max: 2 } },
  },
  hero: { layouts: '*', slots: {}, maxPerPage: 3 },
  slide: { layouts: '*', slots: {}, root: false },
  pair: { layouts: '*', slots: { default: { allowedElements: '*', min: 2 } } },
  jewel: { layouts: ['jewel'], slots: {} },
}

export const RULES: TreeRules = {
  layout: 'blocks',
  slice: (name) => (Object.hasOwn(SLICES, name) ? SLICES[name] : undefined),
}

/** Any valid page. */
export const healthyRows: fc.Arbitrary<Row[]> = fc
  .array(fc.record({ parent: fc.nat(), isTop: fc.boolean(), slot: fc.constantFrom('default', 'aside') }), {
    maxLength: 40,
  })
  .map((seeds) =>
    toRows(
      toTree(
        seeds.map(({ parent, isTop, slot }, index) => {
          const inside = index === 0 || isTop ? null : `e${parent % index}`
          const element = { parent: inside, slot: inside === null ? 'default' : slot }
          return createRow({ id: `e${index}`, blockType: 'group', element, fields: { title: `Title ${index}` } })
        }),
      ),
    ),
  )

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  'e0',
  'e5',
  'root',
  '__proto__',
  'constructor',
  {},
  [],
  true,
  'x'.repeat(99),
]

/** Pages with every kind of damage from storage, old data or a client, as `readRows` returns them. */
export const brokenRows: fc.Arbitrary<Row[]> = fc.constant(null).chain(() => damagedRows.map(readRows))

/** The same damaged pages as stored. */
export const damagedRows: fc.Arbitrary<unknown[]> = fc
  .tuple(
    healthyRows,
    fc.array(
      fc.record({
        at: fc.nat(),
        kind: fc.constantFrom('drop', 'repeat', 'parent', 'slot', 'id', 'element', 'swap', 'blockType', 'key'),
        key: fc.constantFrom(
          'tags',
          'conditionsSettings',
          'properties',
          'modelQuery',
          'fieldProperties',
          'hydrationMode',
        ),
        junk: fc.constantFrom(...JUNK),
      }),
      { maxLength: 12 },
    ),
  )
  .map(([rows, damages]) => damages.reduce(damage, rows))

interface Damage {
  at: number
  kind: string
  key: string
  junk: unknown
}

function damage(rows: Row[], { at, kind, key, junk }: Damage): Row[] {
  if (rows.length === 0) return rows
  const index = at % rows.length
  const row = rows[index] as Row
  const put = (changed: unknown) => rows.with(index, changed as Row)
  switch (kind) {
    case 'drop':
      return rows.toSpliced(index, 1)
    case 'repeat':
      return [...rows, { ...row }]
    case 'swap':
      return [...rows.slice(index), ...rows.slice(0, index)]
    case 'id':
    case 'element':
    case 'blockType':
      return put({ ...row, [kind]: junk })
    default:
      return put({ ...row, element: { ...row.element, [kind === 'key' ? key : kind]: junk } })
  }
}
