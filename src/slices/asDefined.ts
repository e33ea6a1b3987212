import { fieldsOf, type Row } from '../tree'
import type { Catalogue } from './catalogue'
import { upgradeOrKeep, upgradeRow } from './history'
import { fitFields } from './storedFields'

type Definitions = Pick<Catalogue, 'all' | 'find' | 'histories'>

/**
 * Returns stored elements migrated to the current definitions of their slices: older versions are upgraded, new fields
 * get their defaults, and values that no longer fit are removed. The next save stores the result. An element that needs
 * no change is returned as the same object.
 */
export function asDefined(catalogue: Definitions, rows: readonly Row[]): Row[] {
  return rows.map((row) => rowAsDefined(catalogue, row))
}

function rowAsDefined(catalogue: Definitions, stored: Row): Row {
  const row = upgradeOrKeep(catalogue.histories, stored)
  const slice = catalogue.find(row.blockType)
  return slice ? (fitFields(slice.fields, row) as Row) : row
}

/**
 * A difference between a stored element and the current definition of its slice, as a sentence. `field` is the field
 * concerned.
 */
export interface Outdated {
  field: string | null
  problem: string
}

/** Returns the problems of a stored element besides its position, for `voix check`. */
export function outdatedIn(catalogue: Definitions, stored: Row): Outdated[] {
  let row = stored
  try {
    row = upgradeRow(catalogue.histories, stored)
  } catch (error) {
    return [{ field: null, problem: (error as Error).message }]
  }
  const slice = catalogue.find(row.blockType)
  if (!slice) return [{ field: null, problem: `the slice "${row.blockType}" does not exist` }]
  const found: Outdated[] = []
  const { version = 1 } = row.element
  if (version > slice.version) {
    const problem = `it was stored with version ${version} of the slice "${slice.name}", which is at ${slice.version}`
    found.push({ field: null, problem })
  }
  fitFields(slice.fields, row, ({ path, value }) => {
    found.push({ field: path, problem: `${shorten(value)} does not fit` })
  })
  for (const name of Object.keys(fieldsOf(row))) {
    if (!Object.hasOwn(slice.fields, name)) found.push({ field: name, problem: `"${slice.name}" has no such field` })
  }
  return found
}

const LONGEST = 60

function shorten(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
