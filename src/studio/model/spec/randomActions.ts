import fc from 'fast-check'
import type { Action } from '../reducer'
import type { StudioState } from '../types'
import { row } from './fixtures'

const KINDS = [
  'addElement',
  'duplicateElement',
  'replaceElement',
  'enableElement',
  'disableElement',
  'deleteElement',
  'moveElement',
  'moveElementIntoElement',
  'setSlot',
  'wrapElement',
  'unwrapElement',
  'fieldUpdate',
  'settingsUpdate',
  'updateProperties',
  'updateLayout',
  'pageFieldAdd',
  'pageFieldRemove',
  'pageFieldToggle',
  'selectElements',
  'selectField',
] as const

/** The seed of an action on whatever the page holds by then. */
export const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  a: fc.nat(1000),
  b: fc.nat(1000),
  isTop: fc.boolean(),
  index: fc.nat(5),
  text: fc.constantFrom('x', 'y', 'z', ''),
})

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Returns an action, which may be impossible. `count` makes new ids unique. */
export function actionOf({ tree, page }: StudioState, { kind, a, b, isTop, index, text }: Step, count: number): Action {
  const all = [...Object.keys(tree.rows), 'nope']
  const id = all[a % all.length] as string
  const other = all[b % all.length] as string
  const slot = text === 'x' ? 'aside' : 'default'
  const place = isTop ? { parent: null, slot: 'default', index } : { parent: other, slot, index }
  const fresh = `n${count}`
  const field = page.fields[a % Math.max(1, page.fields.length)]?.id ?? 'nope'
  switch (kind) {
    case 'addElement':
      return { type: kind, rows: [row(fresh, { title: text }), row(`${fresh}-in<${fresh}`)], place }
    case 'duplicateElement':
      return { type: kind, ids: [id], newIds: Array.from({ length: sizeOf(tree, id) }, (_, at) => `${fresh}-${at}`) }
    case 'replaceElement':
      return { type: kind, id, row: row(fresh, { copy: text }) }
    case 'enableElement':
    case 'disableElement':
    case 'deleteElement':
      return { type: kind, ids: [id] }
    case 'moveElement':
      return {
        type: kind,
        ids: [id, other],
        place: { ...place, parent: isTop ? null : (all[index % all.length] ?? null) },
      }
    case 'moveElementIntoElement':
      return { type: kind, ids: [id], parent: other, slot }
    case 'setSlot':
      return { type: kind, id, slot }
    case 'wrapElement':
      return { type: kind, ids: [id, other], row: row(fresh) }
    case 'unwrapElement':
      return { type: kind, id }
    case 'fieldUpdate':
      return { type: kind, id, field: isTop ? 'title' : 'copy', value: text }
    case 'settingsUpdate':
      return isTop
        ? { type: kind, id: null, settings: { title: text } }
        : { type: kind, id, settings: { tags: [{ name: 'spa', point: index }] } }
    case 'updateProperties':
      return { type: kind, id: isTop ? null : id, properties: { domId: text || null } }
    case 'updateLayout':
      return { type: kind, layout: `layout-${index}` }
    case 'pageFieldAdd':
      return { type: kind, field: { id: fresh, name: fresh, type: 'text', enabled: true, text }, index }
    case 'pageFieldRemove':
    case 'pageFieldToggle':
      return { type: kind, id: field }
    case 'selectElements':
      return { type: kind, ids: [id, other] }
    case 'selectField':
      return { type: kind, id, field: 'copy', initial: text }
  }
}

function sizeOf(tree: StudioState['tree'], id: string): number {
  return 1 + (tree.children[id] ?? []).reduce((sum, child) => sum + sizeOf(tree, child), 0)
}
