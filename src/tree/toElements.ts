import { elementType, fieldsOf, parentOf, queryOf } from './row'
import { traverse } from './traverse'
import type { Element, FieldInstance, Row, Tree } from './types'

export interface ToElementsOptions {
  /** Returns the fields of a slice, so that other stored keys are omitted. Default: all keys of the row. */
  fieldNames?: (blockType: string) => readonly string[] | undefined
  /** Returns the fields of an element with their types. */
  fieldInstances?: (row: Row) => FieldInstance[] | undefined
}

/** Returns the nested form of the public API: every element with its children. */
export function toElements(tree: Tree, { fieldNames, fieldInstances }: ToElementsOptions = {}): Element[] {
  const top: Element[] = []
  const byId = new Map<string, Element>()
  traverse(tree, (row) => {
    const instances = fieldInstances?.(row)
    const element = toElement(row, fieldNames?.(row.blockType))
    if (instances) element.fieldInstances = instances
    byId.set(row.id, element)
    const parent = parentOf(row)
    const siblings = parent === null ? top : byId.get(parent)?.elements
    siblings?.push(element)
  })
  return top
}

function toElement(row: Row, names: readonly string[] | undefined): Element {
  const { enabled, slot, tags, conditionsSettings, properties, fieldProperties, style, ...rest } = row.element
  const fields = fieldsOf(row)
  return {
    id: row.id,
    type: elementType(row),
    component: row.blockType,
    label: row.blockName ?? null,
    enabled,
    slot,
    tags,
    conditionsSettings,
    properties,
    modelQuery: queryOf(row),
    fieldProperties,
    ...(style === undefined ? {} : { style }),
    fieldsEnabled: rest.fieldsEnabled,
    hydrationMode: rest.hydrationMode,
    xpStatus: rest.xpStatus,
    administration: { gui: rest.gui ?? {}, permissions: rest.permissions },
    ...(rest.audience === undefined ? {} : { audience: rest.audience }),
    ...(rest.bind === undefined ? {} : { bind: rest.bind }),
    fields: names
      ? Object.fromEntries(names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]))
      : fields,
    elements: [],
  }
}
