import { faultWords, toTree, validateTree } from '../tree'
import { treeRules, type Catalogue } from './catalogue'
import { defaultFields } from './defaultFields'
import { newRows } from './newElement'
import type { SliceDefinition } from './types'

/**
 * Throws if a new element of a slice would break a rule inside: if a slot has fewer default elements than its `min` or
 * more than its `max`, if one is not allowed there or is not a slice, or if slices contain each other. `layouts` are
 * all layouts of the application.
 */
export function checkDefaultElements(catalogue: Pick<Catalogue, 'all' | 'find' | 'rules'>, layouts: readonly string[]) {
  const find = (name: string) => {
    const slice = catalogue.find(name)
    return slice && { ...slice, rules: slice, defaults: defaultFields(slice) }
  }
  for (const slice of catalogue.all.filter(isChecked)) {
    const [element, ...inside] = newRows({ blockType: slice.name, find })
    for (const layout of slice.layouts === '*' ? layouts : slice.layouts) {
      const found = validateTree(
        toTree([element, ...inside].filter((row) => row !== undefined)),
        treeRules(catalogue, layout),
      )
      // The position of the element itself is not checked here.
      const fault = found.find(({ element: id, rule }) => id !== element?.id || rule === 'slot-minimum')
      if (fault) throw new Error(`Slice "${slice.name}": its \`defaultElements\` cannot be: ${faultWords(fault)}`)
    }
  }
}

function isChecked({ slots }: SliceDefinition): boolean {
  return Object.values(slots).some(({ min, defaultElements }) => min !== undefined || defaultElements !== undefined)
}
