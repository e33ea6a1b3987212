import { defaultRows, newRow, newRows } from '../../../slices/newElement'
import {
  childrenOf,
  createId,
  descendantsOf,
  outermost,
  parentOf,
  SECTION_SLICE,
  withEnvelope,
  withFreshIds,
} from '../../../tree'
import type { Place, Row, Tree } from '../../../tree'
import { withFreshRowIds } from '../../../slices/rowIds'
import type { SliceInfo, TemplateInfo } from '../boot'
import { childrenWithoutPlace, replacedBy, type ReplacementInput } from '../placement/slices'
import type { Action } from '../reducer'

interface NewElement {
  blockType: string
  slice: (name: string) => SliceInfo | undefined
}

/** Returns the action that adds a new element of a slice, with its default children. */
export function addAction({
  blockType,
  slice,
  place,
  fields,
  name,
}: NewElement & { place: Place; fields?: Record<string, unknown>; name?: string }): Action {
  const [row, ...inside] = newRows({ blockType, find: slice, place, fields }) as [Row, ...Row[]]
  return { type: 'addElement', rows: [name === undefined ? row : { ...row, blockName: name }, ...inside], place }
}

/** Returns the values that a new element of a template has, besides those of its slice. */
export function elementOf(blockType: string, { label, fields }: TemplateInfo) {
  return { blockType, fields, name: label }
}

/**
 * Returns the action that merges a template's values into an element. Its id, place, children and other fields stay. An
 * element without a name gets the template's name.
 */
export function templateAction({
  row,
  template,
  templates,
}: {
  row: Row
  template: TemplateInfo
  templates: readonly TemplateInfo[]
}): Action {
  const { blockName } = row
  const hasOwnName = Boolean(blockName) && templates.every(({ label }) => label !== blockName)
  return {
    type: 'applyTemplate',
    id: row.id,
    fields: withFreshRowIds(structuredClone({ ...template.fields })),
    ...(hasOwnName ? {} : { name: template.label }),
  }
}

/** Returns the values of a new placement of a shared section. */
export function placementOf(section: string | number, title: string) {
  return { blockType: SECTION_SLICE, fields: { section }, name: title }
}

/** The action that puts a shared section in the place of the elements that it was made from. */
export function shareAction({
  ids,
  section,
  title,
  slice,
}: Pick<NewElement, 'slice'> & { ids: readonly string[]; section: string | number; title: string }): Action {
  const { blockType, fields } = placementOf(section, title)
  return {
    type: 'shareElements',
    ids,
    row: { ...newRow({ blockType, find: slice, fields }), blockName: title },
  }
}

/** Elements with everything inside them as those of a section of their own. */
export function sectionRows(tree: Tree, ids: readonly string[]): Row[] {
  const top = new Set(outermost(tree, ids))
  const rows = withFreshIds(copyRows(tree, ids))
  return copyRows(tree, ids).map(({ id }, index) => {
    const row = rows[index] as Row
    return top.has(id) ? withEnvelope(row, { parent: null, slot: 'default' }) : row
  })
}

/**
 * Returns the action that replaces a placement by copies of the section's elements. They inherit the placement's
 * visibility settings.
 */
export function detachAction({ row, rows }: { row: Row; rows: readonly Row[] }): Action {
  const { enabled, audience, conditionsSettings } = row.element
  const hasConditions = conditionsSettings.conditions.length > 0
  const copies = withFreshIds(rows).map((copy) => {
    if (parentOf(copy) !== null) return copy
    return withEnvelope(copy, {
      ...(enabled ? {} : { enabled }),
      ...(audience === undefined ? {} : { audience }),
      ...(hasConditions ? { conditionsSettings } : {}),
    })
  })
  return { type: 'detachSection', id: row.id, rows: copies }
}

/** The action that puts elements into a new one. */
export function wrapAction({ ids, blockType, slice }: NewElement & { ids: readonly string[] }): Action {
  return { type: 'wrapElement', ids, row: newRow({ blockType, find: slice }) }
}

/**
 * Returns the action that replaces an element's slice. Fields of the same name stay, and so do the children that the
 * slice accepts. An empty slot gets its default elements, and a slot below its minimum is filled up.
 */
export function replaceAction({
  from,
  to,
  slice,
  ...where
}: ReplacementInput & Pick<NewElement, 'slice'> & { from: SliceInfo | undefined; to: SliceInfo }): Action {
  const { row, tree } = where
  const drop = childrenWithoutPlace({ ...where, to })
  const add = Object.entries(to.rules.slots).flatMap(([slot, { min = 0 }]) => {
    const index = childrenOf(tree, row.id, slot).filter((id) => !drop.includes(id)).length
    if (index > 0 && index >= min) return []
    const rows = defaultRows({ blockType: to.name, find: slice, place: { parent: row.id, slot }, from: index })
    return rows.length > 0 ? [{ rows, place: { parent: row.id, slot, index } }] : []
  })
  return {
    type: 'replaceElement',
    id: row.id,
    row: replacedBy({ row, from, to }),
    ...(drop.length > 0 ? { drop } : {}),
    ...(add.length > 0 ? { add } : {}),
  }
}

/** The action that duplicates elements, with an id for every copy. */
export function duplicateAction(tree: Tree, ids: readonly string[]): Action {
  const copied = outermost(tree, ids).flatMap((id) => [id, ...descendantsOf(tree, id)])
  return { type: 'duplicateElement', ids, newIds: copied.map(() => createId()) }
}

/** Returns the action that inserts copies of rows (from the clipboard or a recipe) with new ids. */
export function pasteAction(rows: readonly Row[], place: Place): Action {
  return { type: 'addElement', rows: withFreshIds(rows), place }
}

/** Returns copies of the rows in which the rows of lists have new ids. */
export function recipeRows(rows: readonly Row[]): Row[] {
  return rows.map((row) => withFreshRowIds(row) as Row)
}

/** The rows of elements with everything inside them, in the page's order: for the clipboard and recipes. */
export function copyRows(tree: Tree, ids: readonly string[]): Row[] {
  return outermost(tree, ids).flatMap((id) => [id, ...descendantsOf(tree, id)].map((item) => tree.rows[item] as Row))
}
