import { elementNameOf, type Names } from './names'

const RULE = / \(rule: [\w-]+\)/g
const NAMED = /"([^"]*)" \((?:[\w-]+, )?([\w-]+)\)/g
const ID = /[\w-]{20,64}/g
const QUOTED = /"([\w-]+)"/g
const LISTED = /\(possible: ([\w, -]+)\)/g

/**
 * A sentence for people. The tree's rules and the server word it for developers, with ids and the names of slices in the code; here
 * elements are called as the list of elements calls them, and slices by their labels.
 */
export function readable(names: Names, message: string): string {
  const { rows } = names.store.getState().tree
  const labelOf = (name: string) => names.slice(name)?.label ?? name
  const nameOf = (id: string) => (Object.hasOwn(rows, id) ? `"${elementNameOf(names, id)}"` : null)
  return message
    .replace(RULE, '')
    .replace(NAMED, (all: string, _name: string, id: string) => nameOf(id) ?? all)
    .replace(ID, (id) => nameOf(id) ?? id)
    .replace(QUOTED, (_all, name: string) => `"${labelOf(name)}"`)
    .replace(LISTED, (_all, names: string) => `(possible: ${names.split(', ').map(labelOf).join(', ')})`)
}
