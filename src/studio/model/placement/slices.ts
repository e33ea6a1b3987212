import { versionOf } from '../../../slices/history'
import { purposeOf, purposeRank } from '../../../slices/purposes'
import { withFreshRowIds } from '../../../slices/rowIds'
import { layoutLabel, type LayoutName, type SliceInfo } from '../boot'
import {
  canPlace,
  childrenOf,
  createEnvelope,
  createRow,
  fieldsOf,
  parentOf,
  SECTION_SLICE,
  slotOf,
  standsOn,
  foldText,
  searchWords,
} from '../../../tree'
import type { Place, Row, Tree, TreeRules } from '../../../tree/types'

export interface SliceGroup {
  name: string
  /** The icon of its purpose. */
  icon: string | null
  slices: SliceInfo[]
}

interface Search {
  slices: readonly SliceInfo[]
  layout: string
  search: string
}

/**
 * Returns the slices of a layout that match a search, grouped by purpose in the palette's order, best label matches
 * first. Deprecated ones are left out.
 */
export function groupSlices({ slices, layout, search }: Search): SliceGroup[] {
  const words = searchWords(search)
  const groups = new Map<string, SliceGroup & { slices: SliceInfo[] }>()
  const found = slices.filter((slice) => isOffered(slice) && standsOn(slice.rules, layout) && matches({ slice, words }))
  const ranked = found.map((slice) => ({
    slice,
    rank: rankOf(slice, words.join(' ')),
    purpose: purposeRank(slice.purpose),
  }))
  ranked.sort((one, other) => one.rank - other.rank || one.purpose - other.purpose)
  for (const { slice } of ranked) {
    const { label, icon } = purposeOf(slice.purpose)
    const group = groups.get(label)
    if (group) group.slices.push(slice)
    else groups.set(label, { name: label, icon, slices: [slice] })
  }
  return [...groups.values()]
}

/** Ranks the label's match: at its start, at the start of a word, or anywhere. */
function rankOf({ label }: SliceInfo, search: string): number {
  const name = foldText(label)
  if (search === '' || name.startsWith(search)) return 0
  return name.includes(` ${search}`) ? 1 : 2
}

/** Returns whether the palette lists the slice. A shared section is listed by its own name instead. */
function isOffered({ name, deprecated }: SliceInfo): boolean {
  return !deprecated && name !== SECTION_SLICE
}

interface Fitting {
  groups: readonly SliceGroup[]
  /** Whether the slice can be added at the selection. */
  fits: (slice: SliceInfo) => boolean
  /** Returns whether the slice is intended for the selected element. */
  isMeant: (slice: SliceInfo) => boolean
  /** The name of the group of intended slices. */
  name: string
}

/** Returns the groups of fitting slices; those intended for the selected element come first. */
export function fittingGroups({ groups, fits, isMeant, name }: Fitting): SliceGroup[] {
  const meant = groups.flatMap(({ slices }) => slices.filter(isMeant))
  const others = groups.map((group) => ({
    ...group,
    slices: group.slices.filter((slice) => fits(slice) && !meant.includes(slice)),
  }))
  return [{ name, icon: null, slices: meant }, ...others].filter(({ slices }) => slices.length > 0)
}

/** The slices of a layout that a place takes. */
export function slicesFor({ slices, tree, rules, place }: SlicesFor): SliceInfo[] {
  const takes = ({ name }: SliceInfo) => canPlace(tree, { blockType: name, ...place }, rules).allowed
  return groupSlices({ slices, layout: rules.layout, search: '' }).flatMap((group) => group.slices.filter(takes))
}

interface SlicesFor {
  slices: readonly SliceInfo[]
  tree: Tree
  rules: TreeRules
  place: Pick<Place, 'parent' | 'slot'>
}

/** A slice that cannot be added on this page, with the reason. */
export interface WithheldSlice {
  slice: SliceInfo
  reason: string
}

/** The slices that a search finds and the page does not offer: of other layouts, and deprecated ones. */
export function withheldSlices({
  slices,
  layouts,
  layout,
  search,
}: Search & { layouts: readonly LayoutName[] }): WithheldSlice[] {
  const words = searchWords(search)
  return slices.flatMap((slice) => {
    if (slice.name === SECTION_SLICE || !matches({ slice, words })) return []
    if (slice.deprecated) return [{ slice, reason: deprecationOf({ slice, slices }) }]
    return standsOn(slice.rules, layout) ? [] : [{ slice, reason: layoutsOf({ slice, layouts }) }]
  })
}

/** Returns a sentence about the replacement of a deprecated slice. */
export function deprecationOf({ slice, slices }: { slice: SliceInfo; slices: readonly SliceInfo[] }): string {
  const next = slices.find(({ name }) => name === slice.replacedBy)
  return next ? `Deprecated. Use “${next.label}” instead.` : 'Deprecated: what stands on pages still works.'
}

function layoutsOf({ slice, layouts }: { slice: SliceInfo; layouts: readonly LayoutName[] }): string {
  const { layouts: own } = slice.rules
  const labelOf = (name: string) => layoutLabel(layouts.find((layout) => layout.name === name) ?? { name, label: name })
  const labels = own === '*' ? [] : own.map(labelOf)
  return `Only on the layouts ${labels.join(', ')}.`
}

function matches({ slice, words }: { slice: SliceInfo; words: readonly string[] }): boolean {
  return words.length === 0 || words.every((word) => searchTextOf(slice).includes(word))
}

/** Each key that is pressed searches in all slices. */
const searchTexts = new WeakMap<SliceInfo, string>()

function searchTextOf(slice: SliceInfo): string {
  const known = searchTexts.get(slice)
  if (known !== undefined) return known
  const { label, name, description, group, purpose, tags, templates } = slice
  const parts = [
    label,
    name,
    description,
    group,
    purposeOf(purpose).label,
    ...tags,
    ...templates.map((one) => one.label),
  ]
  const text = foldText(parts.join(' '))
  searchTexts.set(slice, text)
  return text
}

export interface ReplacementInput {
  tree: Tree
  row: Row
  rules: TreeRules
}

/** Returns the other slices that are allowed in an element's place. */
export function replacements({
  tree,
  row,
  rules,
  slices,
}: ReplacementInput & { slices: readonly SliceInfo[] }): SliceInfo[] {
  const place = { parent: parentOf(row), slot: slotOf(row), moving: [row.id] }
  return slices.filter(
    (slice) =>
      slice.name !== row.blockType &&
      isOffered(slice) &&
      canPlace(tree, { blockType: slice.name, ...place }, rules).allowed,
  )
}

/**
 * Returns the element with another slice: fields of the same name and type keep their values, all others get defaults.
 */
export function replacedBy({ row, from, to }: { row: Row; from: SliceInfo | undefined; to: SliceInfo }): Row {
  const kept = to.fields.flatMap(({ name, type }) => {
    const isSameType = from?.fields.some((field) => field.name === name && field.type === type) ?? false
    const value = fieldsOf(row)[name]
    return isSameType && value !== undefined ? [[name, value] as const] : []
  })
  const { version: _version, ...old } = row.element
  const fieldProperties = Object.fromEntries(
    Object.entries(old.fieldProperties).filter(([name]) => to.fields.some((field) => field.name === name)),
  )
  return createRow({
    id: row.id,
    blockType: to.name,
    blockName: row.blockName,
    element: createEnvelope({
      ...old,
      fieldProperties,
      modelQuery: null,
      hydrationMode: to.hydrationMode,
      ...versionOf(to),
    }),
    fields: { ...withFreshRowIds(structuredClone(to.defaults)), ...Object.fromEntries(kept) },
  })
}

/** The children of an element that have no place in another slice: its slots do not exist there or do not take them. */
export function childrenWithoutPlace({ tree, row, to, rules }: ReplacementInput & { to: SliceInfo }): string[] {
  const replaced = { ...tree, rows: { ...tree.rows, [row.id]: { ...row, blockType: to.name } } }
  return childrenOf(tree, row.id).filter((id) => {
    const child = tree.rows[id]
    if (!child) return false
    const place = { blockType: child.blockType, parent: row.id, slot: slotOf(child) }
    const others = childrenOf(tree, row.id, place.slot)
    const max = to.rules.slots[place.slot]?.max ?? Infinity
    const moving = [...others]
    return others.indexOf(id) >= max || !canPlace(replaced, { ...place, moving }, rules).allowed
  })
}
