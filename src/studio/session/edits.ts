import { toast } from '@payloadcms/ui'
import { createEnvelope, createId, createRow, safeEnvelope } from '../../tree'
import type { ElementProperties, Envelope, Place, Row, TreeRules } from '../../tree/types'
import {
  duplicateAction,
  pasteAction,
  type Action,
  type ActionType,
  type PageField,
  type StudioPage,
  type StudioState,
  type StudioStore,
} from '../model'
import { childrenWithoutPlace, replacedBy } from '../model/placement/replacements'
import type { SliceInfo } from '../model/boot'
import { readable } from '../describe/readable'
import { pageMeta, type PageMeta } from './pageMeta'

export interface StudioEdits {
  select: (to: { ids: readonly string[] }) => void
  /** Adds a new element of a slice, with the slice's defaults, and selects it. */
  add: (element: { blockType: string; place: Place }) => void
  remove: (of: { ids: readonly string[] }) => void
  duplicate: (of: { ids: readonly string[] }) => void
  move: (to: { ids: readonly string[]; place: Place }) => void
  setEnabled: (to: { ids: readonly string[]; enabled: boolean }) => void
  wrap: (within: { ids: readonly string[]; row: Row }) => void
  unwrap: (of: { id: string }) => void
  moveInto: (to: { ids: readonly string[]; parent: string | null; slot: string }) => void
  setSlot: (to: { id: string; slot: string }) => void
  /** Puts another slice in the element's place; fields of the same name stay, and so do the children that it takes. */
  replace: (to: { id: string; blockType: string }) => void
  /** Inserts copies with fresh ids. Answers whether they were taken. */
  paste: (of: { rows: readonly Row[]; place: Place }) => boolean
  /** Selects a field of an element; the same field again unselects it. */
  selectField: (to: { id: string; field: string }) => void
  selectGroup: (to: { id: string; group: string }) => void
  closeContextItem: () => void
  rename: (to: { id: string; label: string }) => void
  /** `typing`: by the letter; letters are undone together. */
  updateField: (to: { id: string; field: string; value: unknown; typing?: boolean }) => void
  /** Switches a field of an element on or off. What is off keeps its value and is not shown. */
  setFieldEnabled: (to: { id: string; field: string; enabled: boolean }) => void
  /** `typing` names the input that is typed in: its keystrokes are undone together. */
  updateSettings: (to: { id: string; envelope: Partial<Envelope>; typing?: string }) => void
  updateProperties: (to: { id: string | null; properties: Partial<ElementProperties>; typing?: string }) => void
  updatePage: (values: Partial<Pick<StudioPage, 'title' | 'path' | 'languageCode' | 'tags'>>, typing?: string) => void
  updateMeta: (values: Partial<PageMeta>, typing?: string) => void
  /** Gives a row without a place one; `newId` for one whose own id cannot stay. */
  placeUnplaced: (of: { index: number; newId: string; parent: string | null; slot: string }) => void
  removeUnplaced: (of: { index: number }) => void
  addPageField: (field: PageField) => void
  /** `index` moves the field; `typing` names the input that is typed in. */
  updatePageField: (to: { id: string; field: Record<string, unknown>; index?: number; typing?: string }) => void
  togglePageField: (of: { id: string; enabled: boolean }) => void
  removePageField: (of: { id: string }) => void
  updateLayout: (to: { layout: string }) => void
  /** Does what a preview asks for. */
  perform: (action: Action) => void
  undo: () => void
  redo: () => void
}

interface Input {
  store: StudioStore
  canEdit: boolean
  /** An earlier version is on the screen: nothing changes behind it. */
  isPaused: () => boolean
  slice: (name: string) => SliceInfo | undefined
  rules: () => TreeRules
}

/** The editor's gestures as actions. A refused one says why; a reader's do nothing but select. */
export function createEdits({ store, canEdit, isPaused, slice, rules }: Input): StudioEdits {
  const act = (action: Action): boolean => {
    if (!canEdit || isPaused()) return false
    const result = store.dispatch(action)
    if (!result.applied && result.reason !== null) toast.error(readable({ store, slice }, result.reason))
    return result.applied
  }
  const step = (direction: 'undo' | 'redo') => {
    if (!canEdit) return
    if (store.getState().history[direction].at(-1)?.isLost) toast.info(LOST[direction])
    store[direction]()
  }
  return {
    select: ({ ids }) => void store.dispatch({ type: 'selectElements', ids: [...ids] }),
    add: ({ blockType, place }) => act({ type: 'addElement', rows: [newRow({ blockType, place, slice })], place }),
    remove: ({ ids }) => act({ type: 'deleteElement', ids: [...ids] }),
    duplicate: ({ ids }) => act(duplicateAction(store.getState().tree, ids)),
    move: ({ ids, place }) => act({ type: 'moveElement', ids: [...ids], place }),
    setEnabled: ({ ids, enabled }) => act({ type: enabled ? 'enableElement' : 'disableElement', ids: [...ids] }),
    wrap: ({ ids, row }) => act({ type: 'wrapElement', ids: [...ids], row }),
    unwrap: ({ id }) => act({ type: 'unwrapElement', id }),
    moveInto: ({ ids, parent, slot }) =>
      act(
        parent === null
          ? { type: 'moveElement', ids: [...ids], place: { parent, slot, index: Number.MAX_SAFE_INTEGER } }
          : { type: 'moveElementIntoElement', ids: [...ids], parent, slot },
      ),
    replace: ({ id, blockType }) => {
      const action = replaceAction({ state: store.getState(), id, to: slice(blockType), slice, rules })
      if (action) act(action)
    },
    paste: ({ rows, place }) => act(pasteAction(rows, place)),
    selectField: ({ id, field }) => {
      const row = store.getState().tree.rows[id]
      const initial = row && canEdit ? slice(row.blockType)?.defaults[field] : undefined
      store.dispatch({ type: 'selectField', id, field, ...(initial === undefined ? {} : { initial }) })
    },
    selectGroup: ({ id, group }) => void store.dispatch({ type: 'selectGroup', id, group }),
    closeContextItem: () => {
      if (store.getState().session.contextItem)
        store.dispatch({ type: 'setCurrentState', session: { contextItem: null } })
    },
    setSlot: ({ id, slot }) => act({ type: 'setSlot', id, slot }),
    rename: ({ id, label }) => act({ type: 'fieldUpdate', id, field: 'blockName', value: label }),
    updateField: ({ id, field, value, typing = false }) => act({ type: 'fieldUpdate', id, field, value, typing }),
    setFieldEnabled: ({ id, field, enabled }) => {
      const states = safeEnvelope(store.getState().tree.rows[id]?.element).fieldsEnabled
      act({ type: 'settingsUpdate', id, settings: { fieldsEnabled: { ...states, [field]: enabled } } })
    },
    updateSettings: ({ id, envelope, typing }) =>
      act({ type: 'settingsUpdate', id, settings: { ...envelope }, typing }),
    updateProperties: ({ id, properties, typing }) => act({ type: 'updateProperties', id, properties, typing }),
    updatePage: (settings, typing) => act({ type: 'settingsUpdate', id: null, settings, typing }),
    updateMeta: (values, typing) => {
      const meta = { ...pageMeta(store.getState().page), ...values }
      act({ type: 'settingsUpdate', id: null, settings: { meta }, typing })
    },
    placeUnplaced: (of) => act({ type: 'unplacedPlace', ...of }),
    removeUnplaced: (of) => act({ type: 'unplacedDelete', ...of }),
    addPageField: (field) => act({ type: 'pageFieldAdd', field }),
    updatePageField: (to) => act({ type: 'pageFieldUpdate', ...to }),
    togglePageField: (of) => act({ type: 'pageFieldToggle', ...of }),
    removePageField: (of) => act({ type: 'pageFieldRemove', ...of }),
    updateLayout: ({ layout }) => act({ type: 'updateLayout', layout }),
    perform: (action) => {
      if (VIEWING.has(action.type)) store.dispatch(action)
      else act(action)
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
  }
}

const LOST = {
  undo: 'This step cannot be undone: somebody else has changed the same since. Undo again for the one before it.',
  redo: 'This step cannot be redone: somebody else has changed the same since. Redo again for the one after it.',
} as const

/** What readers may do as well. */
const VIEWING: ReadonlySet<ActionType> = new Set<ActionType>(['selectElements', 'selectGroup', 'setCurrentState'])

function replaceAction({
  state: { tree },
  id,
  to,
  slice,
  rules,
}: { state: StudioState; id: string; to: SliceInfo | undefined } & Pick<Input, 'slice' | 'rules'>): Action | null {
  const row = tree.rows[id]
  if (!row || !to) return null
  const drop = childrenWithoutPlace({ tree, row, to, rules: rules() })
  const replaced = replacedBy({ row, from: slice(row.blockType), to })
  return { type: 'replaceElement', id, row: replaced, ...(drop.length > 0 ? { drop } : {}) }
}

function newRow({ blockType, place, slice }: { blockType: string; place: Place } & Pick<Input, 'slice'>) {
  const info = slice(blockType)
  return createRow({
    id: createId(),
    blockType,
    element: createEnvelope({ parent: place.parent, slot: place.slot, hydrationMode: info?.hydrationMode ?? 'load' }),
    fields: structuredClone(info?.defaults ?? {}),
  })
}
