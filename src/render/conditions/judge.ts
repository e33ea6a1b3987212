import type { Condition } from '../../tree/types'

/** The conditions of one element that only the visitor's browser can evaluate. */
export interface ScriptedConditions {
  id: string
  type: 'and' | 'or'
  conditions: Condition[]
  /** If they are true, the element is shown at any breakpoint. */
  overrides: boolean
}

/** The data of a visitor. Unknown values are `null`. */
export interface VisitorFacts {
  /** Returns the points of a tag. */
  tag: (name: string) => number | null
  /** Returns a query parameter of the address. */
  query: (name: string) => string | null
  language: string
  /** In milliseconds. */
  date: number
  referrer: string | null
}

type Holds = (condition: Condition, facts: (key: string) => string | number | null) => boolean

/**
 * Returns the elements to hide, and those to show at any width. It must be self-contained (no imports, no outer names):
 * its source becomes part of the inline script that runs before the first paint. The studio calls it for a simulated
 * visitor.
 */
export function judge(
  entries: readonly ScriptedConditions[],
  holds: Holds,
  visitor: VisitorFacts,
): { hidden: string[]; shown: string[] } {
  const facts = (key: string): string | number | null => {
    const at = key.indexOf(':')
    const subject = at < 0 ? key : key.slice(0, at)
    const name = at < 0 ? '' : key.slice(at + 1)
    if (subject === 'tag') return visitor.tag(name)
    if (subject === 'query') return visitor.query(name)
    if (subject === 'language') return visitor.language
    if (subject === 'date') return visitor.date
    if (subject === 'referrer') return visitor.referrer
    return null
  }
  const hidden: string[] = []
  const shown: string[] = []
  entries.forEach((entry) => {
    const test = (condition: Condition) => holds(condition, facts)
    const isRight = entry.type === 'or' ? entry.conditions.some(test) : entry.conditions.every(test)
    if (entry.overrides) {
      if (isRight) shown.push(entry.id)
    } else if (!isRight) hidden.push(entry.id)
  })
  return { hidden, shown }
}
