import { fieldsOf, type Row } from '../tree'
import type { Catalogue } from './catalogue'
import { upgradeOrKeep, upgradeRow } from './history'
import { fitFields } from './storedFields'

type Definitions = Pick<Catalogue, 'all' | 'find' | 'histories'>

/**
 * Stored elements as their slices are defined now, whoever reads them: those of older versions upgraded, with the defaults of fields
 * that are new, and without values that do not fit any more. The next save stores them so. An element that is as it should be stays
 * the object that it is.
 */
export function asDefined(catalogue: Definitions, rows: readonly Row[]): Row[] {
  return rows.map((row) => rowAsDefined(catalogue, row))
}

function rowAsDefined(catalogue: Definitions, stored: Row): Row {
  const row = upgradeOrKeep(catalogue.histories, stored)
  const slice = catalogue.find(row.blockType)
  return slice ? (fitFields(slice.fields, row) as Row) : row
}

/** What of a stored element is not as its slice is defined now, as sentences; `field`: which one. */
export interface Outdated {
  field: string | null
  problem: string
}

/** What is wrong with a stored element beside its place: for `voix check`. */
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
