import { isForVisitor, type RenderScope, type Visitor } from '../../render'
import { previewField } from '../../slices'
import { collectSignals, maySignal } from '../../render/signals'
import type { PageView, Signal, SliceComponents } from '../../render/types'
import type { Resolution } from '../../slices/resolution'
import {
  apply,
  createEnvelope,
  descendantsOf,
  isEqual,
  parentOf,
  quarantined,
  shownFieldsOf,
  staysSound,
  visibleRows,
  type PageDiff,
} from '../../tree'
import { ROOT, type Row, type Tree, type TreeRules } from '../../tree/types'
import type { StudioPage } from '../model'
import type { SliceInfo } from '../model/boot'
import { findTwin } from './findTwin'

/** The page as the frame shows it, by element: a change wakes the components of the elements that it concerns, and no others. */
export interface FrameStore {
  scope: () => RenderScope
  tree: () => Tree
  page: () => StudioPage
  /** Returns whether the application lacks the slice, which the frame shows in the element's place. */
  isUnknown: (row: Row) => boolean
  /** Returns whether a slice's module is loaded; always true for unknown slices. */
  isLoaded: (blockType: string) => boolean
  /** Returns the elements' signals to the layout. */
  signals: () => readonly Signal[]
  /** Counts the changes of an element (`root`: the page's list; `styles`: the stylesheet; `signals`; `tree`: all elements). */
  version: (key: string) => number
  subscribe: (key: string, listener: () => void) => () => void
  apply: (change: PageDiff) => void
  /**
   * Pauses rendering of an element whose text is edited, and of parents that show its fields, until the returned
   * function is called.
   */
  hold: (id: string) => () => void
  addResolution: (resolution: Resolution) => void
  /** Shows the page as a visitor gets it; `null`: as editors see it. */
  seeAs: (visitor: Visitor | null) => void
  visitor: () => Visitor | null
  /**
   * Registers that a slice's component reads its children's fields while rendering, so it also renders after their
   * changes.
   */
  readsChildren: (id: string) => void
}

export const STYLES = 'styles'
export const SIGNALS = 'signals'
export const TREE = 'tree'
const NO_SIGNALS: readonly Signal[] = []

/** The envelope's keys that affect the page's stylesheet. */
const LOOKS = ['style', 'fieldProperties', 'conditionsSettings'] as const
/** Compared with new elements: most have no styles, so the stylesheet does not change. */
const PLAIN = createEnvelope()

interface Input {
  view: PageView
  page: StudioPage
  tree: Tree
  components: SliceComponents
  isLoaded: (blockType: string) => boolean
  rules: TreeRules
  slice: (name: string) => SliceInfo | undefined
  /** Called with elements to resolve again; `isNew`: there is no earlier value to show. */
  onStale: (row: Row, isNew: boolean) => void
}

export function createFrameStore({
  view,
  page: firstPage,
  tree: firstTree,
  components,
  isLoaded,
  rules,
  slice,
  onStale,
}: Input): FrameStore {
  let page = firstPage
  let tree = firstTree
  let resolution: Resolution = view.resolution
  let broken: ReadonlySet<string> = new Set(quarantined(tree, rules).keys())
  let visitor: Visitor | null = null
  let skipped = leftOut()
  let scope = makeScope()
  // Signals come only from the server's values; values adapted in the frame add none.
  let hasSignals = Object.values(resolution).some(maySignal)
  let lastSignals = signalsNow()
  const versions = new Map<string, number>()
  const listeners = new Map<string, Set<() => void>>()
  const held = new Map<string, number>()
  const readers = new Set<string>()

  /** Returns the elements that are not rendered: those that break a rule or are hidden from the chosen visitor. */
  function leftOut(): ReadonlySet<string> {
    if (!visitor) return broken
    const as = visitor
    const others = Object.values(tree.rows).filter((row) => !isForVisitor(row, as))
    return new Set([...broken, ...others.map(({ id }) => id)])
  }
  function renewLeftOut(keys: Set<string>) {
    const now = leftOut()
    for (const id of [...now, ...skipped]) {
      if (now.has(id) !== skipped.has(id)) keys.add(id).add(tree.rows[id]?.element.parent ?? ROOT)
    }
    skipped = now
  }
  function makeScope(): RenderScope {
    return { tree, resolution, components, rules, context: view.context, quarantined: skipped }
  }
  function signalsNow(): readonly Signal[] {
    return hasSignals ? collectSignals(visibleRows(tree, { skipped, audiences: '*' }), resolution) : NO_SIGNALS
  }
  function publish(keys: Set<string>) {
    const signals = signalsNow()
    if (!isEqual(signals, lastSignals)) keys.add(SIGNALS)
    lastSignals = signals
    scope = makeScope()
    for (const key of keys) versions.set(key, (versions.get(key) ?? 0) + 1)
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
  }
  function wakeReader(row: Row, keys: Set<string>) {
    const { parent } = row.element
    if (parent !== null && readers.has(parent)) keys.add(parent)
  }

  return {
    scope: () => scope,
    tree: () => tree,
    page: () => page,
    signals: () => lastSignals,
    // Visitors get nothing in its place.
    isUnknown: (row) => visitor === null && slice(row.blockType) === undefined,
    visitor: () => visitor,
    seeAs: (next) => {
      visitor = next
      const keys = new Set([STYLES])
      const unknown = Object.values(tree.rows).filter((row) => slice(row.blockType) === undefined)
      for (const { id, element } of unknown) keys.add(id).add(element.parent ?? ROOT)
      renewLeftOut(keys)
      publish(keys)
    },
    isLoaded: (blockType) => !(blockType in components) || isLoaded(blockType),
    version: (key) => held.get(key) ?? versions.get(key) ?? 0,
    subscribe: (key, listener) => {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => own.delete(listener)
    },
    readsChildren: (id) => readers.add(id),
    hold: (id) => {
      const parent = tree.rows[id]?.element.parent
      const ids = parent != null && readers.has(parent) ? [id, parent] : [id]
      for (const one of ids) held.set(one, versions.get(one) ?? 0)
      return () => {
        for (const one of ids) held.delete(one)
        for (const one of ids) for (const listener of listeners.get(one) ?? []) listener()
      }
    },
    apply: (change) => {
      const before = tree
      const after = apply({ page, tree: before }, change)
      page = after.page
      tree = after.tree
      if (tree === before) return
      const { changed, reordered, seenByParent } = shownBy(change)
      const keys = new Set([TREE, ...reordered, ...seenByParent])
      const nextResolution = changed.length > 0 ? { ...resolution } : resolution
      for (const row of changed) {
        const old = before.rows[row.id]
        keys.add(row.id)
        wakeReader(row, keys)
        const looked = old?.element ?? PLAIN
        if (LOOKS.some((key) => !isEqual(looked[key], row.element[key]))) keys.add(STYLES)
        adaptResolution({ row, old, before, resolution: nextResolution, slice, onStale })
        if (old && hasOtherDocuments(old, row)) for (const one of filledIn(tree, row.id)) onStale(one, false)
      }
      resolution = nextResolution
      if (reordered.length > 0 || seenByParent.length > 0) {
        const isSound = broken.size === 0 && staysSound({ before, after: tree, rules })
        if (!isSound) broken = new Set(quarantined(tree, rules).keys())
      }
      renewLeftOut(keys)
      publish(keys)
    },
    addResolution: (more) => {
      const keys = new Set<string>()
      for (const id of Object.keys(more)) {
        const row = tree.rows[id]
        keys.add(id)
        if (more[id]?.inside) keys.add(STYLES)
        if (row && !resolution[id]) keys.add(row.element.parent ?? ROOT)
        if (row) wakeReader(row, keys)
      }
      resolution = { ...resolution, ...more }
      hasSignals ||= Object.values(more).some(maySignal)
      publish(keys)
    },
  }
}

/** Returns what must render again: elements, lists of children, and parents that show changed children. */
function shownBy(change: PageDiff): { changed: Row[]; reordered: string[]; seenByParent: string[] } {
  const { added, updated } = change.rows
  const seen = [
    ...Object.values(added),
    ...Object.values(updated).flatMap(([from, to]) => (isAnother(from, to) ? to : [])),
  ]
  return {
    changed: [...Object.values(added), ...Object.values(updated).map(([, to]) => to)],
    reordered: Object.keys(change.order),
    seenByParent: seen.map(({ element }) => element.parent ?? ROOT),
  }
}

/** A parent shows its children's label, slot and state. */
function isAnother(one: Row, other: Row): boolean {
  return (
    one.blockName !== other.blockName ||
    one.blockType !== other.blockType ||
    one.element.enabled !== other.element.enabled ||
    one.element.slot !== other.element.slot
  )
}

interface Adapt {
  row: Row
  old: Row | undefined
  before: Tree
  resolution: Resolution
  slice: Input['slice']
  onStale: Input['onStale']
}

/** Shows locally known values at once and requests those that only the server has. */
function adaptResolution({ row, old, before, resolution, slice, onStale }: Adapt): void {
  const info = slice(row.blockType)
  if (!info) return
  const last = resolution[row.id]
  if (!last && !old) return adaptCopy({ row, before, resolution, onStale })
  if (!last || (old && old.blockType !== row.blockType)) return onStale(row, true)
  const values = shownFieldsOf(row)
  const shown = old && shownFieldsOf(old)
  // An element restored by undo starts with its earlier values.
  const changed = shown ? info.fields.filter(({ name }) => !isEqual(shown[name], values[name])) : info.fields
  const isFilled = [row, old].some((one) => one && (one.element.modelQuery ?? one.element.bind))
  const isOther = (key: 'modelQuery' | 'bind' | 'fieldsEnabled') => !isEqual(old?.element[key], row.element[key])
  const isOtherFilling = isOther('modelQuery') || isOther('bind') || isOther('fieldsEnabled')
  if (isFilled && (changed.length > 0 || isOtherFilling)) return onStale(row, false)
  if (changed.length === 0) return
  const fields = { ...last.fields }
  for (const field of changed)
    fields[field.name] = previewField({ field, value: values[field.name], last: fields[field.name] })
  resolution[row.id] = { ...last, fields }
  if (info.database || info.signals || changed.some(({ resolvedByServer }) => resolvedByServer)) onStale(row, false)
}

/** Returns whether the element or its descendants show other documents than before. */
function hasOtherDocuments(old: Row, row: Row): boolean {
  return parentOf(old) !== parentOf(row) || !isEqual(old.element.modelQuery, row.element.modelQuery)
}

/** Returns the element and descendants that are filled by the surrounding query. */
function filledIn(tree: Tree, id: string): Row[] {
  return [id, ...descendantsOf(tree, id)]
    .map((one) => tree.rows[one])
    .filter((row): row is Row => row?.element.bind !== undefined)
}

/** Shows a copy at once with the values of its source; the server may resolve other ones in another place. */
function adaptCopy({
  row,
  before,
  resolution,
  onStale,
}: Pick<Adapt, 'row' | 'before' | 'resolution' | 'onStale'>): void {
  const twin = findTwin({ row, tree: before, has: (id) => id in resolution })
  const found = twin && resolution[twin.id]
  if (found) resolution[row.id] = found
  if (!found || twin.element.parent !== row.element.parent) onStale(row, !found)
}
