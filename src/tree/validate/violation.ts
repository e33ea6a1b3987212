import { isRecord } from '../internal/values'
import { elementName } from '../row'
import type { Row, Rule, Violation } from '../types'

/** A violation whose message names the element, what is wrong, and the rule. `sentence` ends the one about the element. */
export function violation(row: Row, rule: Rule, sentence: string, detail?: string): Violation {
  const id = isRecord(row) ? String(row.id) : '?'
  return {
    element: id,
    rule,
    ...(detail === undefined ? {} : { detail }),
    message: `Element ${describe(row, id)} ${sentence} (rule: ${rule}).`,
  }
}

function describe(row: Row, id: string): string {
  if (!isRecord(row)) return '?'
  const name = elementName(row)
  return name === row.blockType ? `"${name}" (${id})` : `"${name}" (${String(row.blockType)}, ${id})`
}
