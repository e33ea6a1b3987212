import type { Condition } from '../../tree/types'

/** The conditions of one element that only the visitor's browser can judge. */
export interface ScriptedConditions {
  id: string
  type: 'and' | 'or'
  conditions: Condition[]
  /** `true`: when they hold, the element shows whatever the breakpoint says. */
  overrides: boolean
}

/** What is known of a visitor. What is not known is `null`. */
export interface VisitorFacts {
  /** How many points a tag has. */
  tag: (name: string) => number | null
  /** A parameter of the address. */
  query: (name: string) => string | null
  language: string
  /** In milliseconds. */
  date: number
  referrer: string | null
}

type Holds = (condition: Condition, facts: (key: string) => string | number | null) => boolean

/**
 * The elements to hide, and those to show at any width. Must stand on its own (no imports, no outer names): its source becomes part of
 * the inline script that runs before the first paint, and the studio judges with it as whom a page is seen.
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
