import { standsOn } from '../tree'
import type { SliceRules, TreeRules } from '../tree/types'
import { historiesOf, type Histories } from './history'
import { layoutNames } from './layoutLimit'
import type { CatalogueSlice, SliceDefinition } from './types'

/** The slices of an application. */
export interface Catalogue {
  all: readonly CatalogueSlice[]
  has: (name: string) => boolean
  find: (name: string) => CatalogueSlice | undefined
  /** The slices with earlier versions or names. */
  histories: Histories
  /** Throws `Slice configuration not found for component "<name>"`. */
  findSlice: (key: string | { label: string; group: string }) => CatalogueSlice
  /** The rules that the tree's validator needs; `undefined` for an unknown slice. */
  rules: (name: string) => SliceRules | undefined
  /** The slices that the palette offers on a layout, without deprecated ones. */
  offered: (where: { layout: string }) => CatalogueSlice[]
}

/**
 * Creates the catalogue. Throws if two slices have the same name, or the same label within a group. `layouts` are all
 * layouts of the application, for slices that limit themselves to families.
 */
export function createCatalogue(
  given: readonly SliceDefinition[],
  layouts: Parameters<typeof layoutNames>[1] = [],
): Catalogue {
  const definitions = given.map((slice): CatalogueSlice => ({ ...slice, layouts: layoutNames(slice.layouts, layouts) }))
  const byName = new Map<string, CatalogueSlice>()
  const byLabel = new Map<string, CatalogueSlice>()
  for (const definition of definitions) {
    const { name, label } = definition
    const { group } = definition.admin
    if (byName.has(name)) throw new Error(`Two slices have the name "${name}". Rename one of them and its folder.`)
    const labelled = byLabel.get(labelKey({ label, group }))
    if (labelled) {
      throw new Error(
        `The slices "${labelled.name}" and "${name}" have the same label "${label}" in the group "${group}".`,
      )
    }
    byName.set(name, definition)
    byLabel.set(labelKey({ label, group }), definition)
  }
  for (const { name, replacedBy } of definitions) {
    if (replacedBy !== undefined && !byName.has(replacedBy)) {
      throw new Error(`Slice "${name}": \`replacedBy\` names "${replacedBy}", which is no slice of this application.`)
    }
  }
  const rules = new Map(definitions.map((definition) => [definition.name, toRules(definition)]))
  return {
    all: definitions,
    has: (name) => byName.has(name),
    find: (name) => byName.get(name),
    histories: historiesOf(definitions),
    findSlice: (key) => {
      const found = typeof key === 'string' ? byName.get(key) : byLabel.get(labelKey(key))
      if (found) return found
      const name = typeof key === 'string' ? key : `${key.group}/${key.label}`
      throw new Error(`Slice configuration not found for component "${name}"`)
    },
    rules: (name) => rules.get(name),
    offered: ({ layout }) => definitions.filter((definition) => !definition.deprecated && standsOn(definition, layout)),
  }
}

/** The rules that validate a page of this layout. */
export function treeRules(catalogue: Pick<Catalogue, 'rules'>, layout: string): TreeRules {
  return { layout, slice: catalogue.rules }
}

function toRules({ layouts, slots, root, maxPerPage, anchors, hiddenWithout }: CatalogueSlice): SliceRules {
  return {
    ...{ layouts, slots, root },
    ...(maxPerPage !== undefined && { maxPerPage }),
    ...(anchors && { anchors }),
    ...(hiddenWithout && { hiddenWithout }),
  }
}

function labelKey({ label, group }: { label: string; group: string }): string {
  return `${group}\n${label}`
}
