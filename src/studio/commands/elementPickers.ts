import { childrenOf, fieldsOf, isEqual, outermost, parentOf, slotLabel } from '../../tree'
import { replaceAction, templateAction } from '../model'
import { insideOf, openPalette } from './addCommands'
import { selectedIds, selectedRow, slotNamesOf, type CommandIcon } from './command'
import { slotsFor } from './moveCommands'
import { listPlaces, otherSlots, pathNames } from '../model/placement/places'
import { purposeOf } from '../../slices/purposes'
import { childrenWithoutPlace, replacements } from '../model/placement/slices'
import { elementNameOf } from '../describe/names'
import type { StudioSession } from '../session/session'

/** One thing that can be chosen. */
export interface PickerItem {
  key: string
  label: string
  /** Shown after the label: the place or the cost. */
  detail?: string
  /** Shown after `detail`; not searched. */
  note?: string
  keywords?: string
  group?: string
  icon?: CommandIcon
  /** A shortcut as people read it. */
  shortcut?: string
  /** The reason why the item is disabled. It is listed all the same, so that editors find it. */
  reason?: string
  /** The studio's stable hooks: `data-command` and the like. */
  data?: Record<`data-${string}`, string>
  run: () => void
}

/** The slots of the selected element, to add something inside. */
export function addInsideItems(session: StudioSession): PickerItem[] {
  const row = selectedRow(session)
  if (!row) return []
  const { tree } = session.store.getState()
  return slotNamesOf(session, row).map((slot) => ({
    key: slot,
    label: slotLabel(slot, session.slice(row.blockType)?.rules),
    keywords: slot,
    detail: countOf(childrenOf(tree, row.id, slot).length),
    data: { 'data-slot': slot },
    run: () => openPalette({ session, place: insideOf(row.id, slot) }),
  }))
}

/** Returns the slices that can replace the selected element. */
export function replaceItems(session: StudioSession): PickerItem[] {
  const row = selectedRow(session)
  if (!row) return []
  const { tree } = session.store.getState()
  const rules = session.rules()
  return replacements({ tree, row, rules, slices: session.boot.slices }).map((slice) => {
    const lost = childrenWithoutPlace({ tree, row, to: slice, rules }).length
    return {
      key: slice.name,
      label: slice.label,
      detail: lost === 0 ? undefined : `without ${countOf(lost)} that it has no place for`,
      keywords: [slice.description, ...slice.tags].join(' '),
      group: purposeOf(slice.purpose).label,
      data: { 'data-slice': slice.name },
      run: () =>
        session.dispatch(
          replaceAction({ tree, row, from: session.slice(row.blockType), to: slice, rules, slice: session.slice }),
        ),
    }
  })
}

/** The templates of the selected element's slice, with the fields that each would replace. */
export function templateItems(session: StudioSession): PickerItem[] {
  const row = selectedRow(session)
  const slice = row && session.slice(row.blockType)
  if (!slice) return []
  const { fields, templates } = slice
  return templates.map((template) => {
    const values = Object.entries(template.fields)
    const replaced = values.filter(([name, value]) => !isEqual(fieldsOf(row)[name], value)).map(([name]) => name)
    const labels = replaced.map((name) => fields.find((field) => field.name === name)?.label ?? name)
    return {
      key: template.name,
      label: template.label,
      detail: labels.length === 0 ? undefined : `replaces ${labels.join(', ')}`,
      reason: labels.length === 0 ? 'the element has all of its values' : undefined,
      data: { 'data-template': template.name },
      run: () => session.dispatch(templateAction({ row, template, templates })),
    }
  })
}

/** Every place that the selected elements may go to. */
export function moveToItems(session: StudioSession): PickerItem[] {
  const { tree } = session.store.getState()
  const ids = selectedIds(session)
  const nameOf = (id: string) => elementNameOf(session, id)
  return listPlaces({ tree, ids, rules: session.rules() }).map(({ parent, slot, index, after }) => ({
    key: `${parent} ${slot} ${index}`,
    label: after === null ? `First in ${slotName(session, parent, slot)}` : `After ${nameOf(after)}`,
    detail: pathNames({ tree, parent, nameOf })
      .slice(0, after === null ? -1 : undefined)
      .join(' › '),
    data: { 'data-place': `${parent ?? 'page'} ${slot} ${index}` },
    run: () => session.dispatch({ type: 'moveElement', ids: outermost(tree, ids), place: { parent, slot, index } }),
  }))
}

/** Every slot of the page that takes the selected elements. */
export function moveIntoItems(session: StudioSession): PickerItem[] {
  const { tree } = session.store.getState()
  const ids = selectedIds(session)
  const nameOf = (id: string) => elementNameOf(session, id)
  return otherSlots({ tree, ids, rules: session.rules() }).map(({ parent, slot }) => ({
    key: `${parent} ${slot}`,
    label: slotName(session, parent, slot),
    detail: pathNames({ tree, parent, nameOf }).slice(0, -1).join(' › ') || undefined,
    data: { 'data-place': `${parent ?? 'page'} ${slot}` },
    run: () => {
      const moved = outermost(tree, ids)
      if (parent !== null) session.dispatch({ type: 'moveElementIntoElement', ids: moved, parent, slot })
      else session.dispatch({ type: 'moveElement', ids: moved, place: insideOf(null, slot) })
    },
  }))
}

/** The other slots of its parent that take the selected element. */
export function setSlotItems(session: StudioSession): PickerItem[] {
  const row = selectedRow(session)
  if (!row) return []
  const { tree } = session.store.getState()
  const parent = tree.rows[parentOf(row) ?? '']
  return slotsFor(session, row).map((slot) => ({
    key: slot,
    label: slotLabel(slot, session.slice(parent?.blockType ?? '')?.rules),
    keywords: slot,
    detail: countOf(childrenOf(tree, parentOf(row), slot).length),
    data: { 'data-slot': slot },
    run: () => session.dispatch({ type: 'setSlot', id: row.id, slot }),
  }))
}

/** Returns `Columns › left`; the slot is omitted if the element has only one. */
function slotName(session: StudioSession, parent: string | null, slot: string): string {
  const row = parent === null ? undefined : session.store.getState().tree.rows[parent]
  if (!row) return 'Page'
  const name = elementNameOf(session, row.id)
  return slotNamesOf(session, row).length > 1
    ? `${name} › ${slotLabel(slot, session.slice(row.blockType)?.rules)}`
    : name
}

function countOf(count: number): string {
  if (count === 0) return 'empty'
  return count === 1 ? '1 element' : `${count} elements`
}
