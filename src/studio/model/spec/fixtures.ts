import { createRow, diff, toRows, updateField } from '../../../tree'
import type { PageDiff, Row, SliceRules, Tree, TreeRules } from '../../../tree'
import { createState } from '../createState'
import { reducer, type Action } from '../reducer'
import type { StudioPage, StudioState } from '../types'

export const PAGE: StudioPage = {
  id: 'page',
  title: 'Home',
  path: '/',
  layout: 'blocks',
  siteId: 0,
  languageCode: 'en',
  tags: [],
  fields: [
    { id: 'f1', name: 'intro', type: 'text', enabled: true, text: 'Hello' },
    { id: 'f2', name: 'price', type: 'number', enabled: false, number: 7 },
  ],
  properties: { domId: null, settings: {} },
}

/** `'b<a/aside'`: the id, its parent and slot. */
export function row(line: string, fields: Record<string, unknown> = {}): Row {
  const [id = '', place] = line.split('<')
  const [parent = null, slot = 'default'] = place?.split('/') ?? []
  return createRow({ id, blockType: 'group', element: { parent, slot }, fields })
}

/** A page of `a` with `b`, `c` and `d` inside, and `e` with `f` inside. */
export const ROWS: Row[] = ['a', 'b<a', 'c<a', 'd<a/aside', 'e', 'f<e'].map((line) => row(line, { title: line[0] }))

export function stateOf(rows: readonly Row[] = ROWS): StudioState {
  return createState({ page: PAGE, rows, rev: 1 })
}

export function linesOf(tree: Tree): string[] {
  return toRows(tree).map(({ id, element: { parent, slot } }) =>
    parent === null ? id : `${id}<${slot === 'default' ? parent : `${parent}/${slot}`}`,
  )
}

/** The state after actions in turn. */
export function after(state: StudioState, ...actions: Action[]): StudioState {
  return actions.reduce(reducer, state)
}

/** With these elements selected. */
export function selecting(state: StudioState, ...ids: string[]): StudioState {
  return after(state, { type: 'selectElements', ids })
}

/** Another user's save: another title of an element. */
export function savedWith({ getState }: { getState: () => StudioState }, id: string, title: string): PageDiff | null {
  const { saved } = getState()
  return diff(saved, { ...saved, tree: updateField(saved.tree, { id, field: 'title', value: title }) })
}

const SLICES: Record<string, SliceRules> = {
  group: {
    layouts: '*',
    slots: { default: { allowedElements: '*' }, aside: { allowedElements: ['group'], max: 2 } },
  },
  pair: { layouts: '*', slots: { default: { allowedElements: '*', min: 2 } } },
  slide: { layouts: '*', slots: {}, root: false },
}

export const RULES: TreeRules = { layout: 'blocks', slice: (name) => SLICES[name] }
