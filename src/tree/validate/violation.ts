import { elementName } from '../row'
import type { Row, Rule, Violation } from '../types'

/** A violation whose message names the element, what is wrong, and the rule. `sentence` ends the one about the element. */
export function violation(row: Row, rule: Rule, sentence: string, detail?: string): Violation {
  return {
    element: row.id,
    rule,
    ...(detail === undefined ? {} : { detail }),
    message: `Element ${describe(row)} ${sentence} (rule: ${rule}).`,
  }
}

function describe(row: Row): string {
  const { unreadable = {} } = row.element
  if ('row' in unreadable) return '?'
  const id = String(unreadable.id ?? row.id)
  const name = elementName(row)
  return name === row.blockType ? `"${name}" (${id})` : `"${name}" (${row.blockType}, ${id})`
}
