import { hiddenAt, holds, isPending, traverse } from '../../tree'
import type { Breakpoint, Row, Tag, Tree } from '../../tree/types'
import { scriptedConditions, showsAt } from './conditions'
import { judge, type VisitorFacts } from './judge'

/** A simulated visitor of the studio. Never stored. */
export interface Visitor {
  /** The names of the visitor's audiences. */
  audiences: readonly string[]
  /** The visitor's points. Without consent none are counted. */
  tags: readonly Tag[]
  /** `?promo=summer`, with or without the question mark. */
  query: string
  language: string
  /** An ISO 8601 date and time; `null`: now. */
  date: string | null
  referrer: string
  hasConsent: boolean
}

/** Returns the marks that the inline script of a page would set for this visitor. */
export function visitorMarks(rows: readonly Row[], visitor: Visitor): { hidden: string[]; shown: string[] } {
  return judge(scriptedConditions(rows), holds, factsOf(visitor))
}

/** Whether an element is sent to a visitor at all. */
export function isForVisitor(row: Row, { audiences }: Pick<Visitor, 'audiences'>): boolean {
  const { audience } = row.element
  return !isPending(row) && (audience === undefined || audiences.includes(audience))
}

interface Seen {
  visitor: Visitor
  breakpoint: Breakpoint
  /** Elements that break a rule of the tree: they are never shown. */
  skipped: { has: (id: string) => boolean }
}

/** Returns the elements of a page that a visitor does not see at a breakpoint, including those inside hidden ones. */
export function unseenBy(tree: Tree, { visitor, breakpoint, skipped }: Seen): Set<string> {
  const found = visitorMarks(Object.values(tree.rows), visitor)
  const marks = { hidden: new Set(found.hidden), shown: new Set(found.shown) }
  const unseen = new Set<string>()
  traverse(tree, (row) => {
    const { enabled, parent, style } = row.element
    const isSeen =
      enabled &&
      !skipped.has(row.id) &&
      !(parent !== null && unseen.has(parent)) &&
      isForVisitor(row, visitor) &&
      showsAt(row, breakpoint, marks) &&
      !hiddenAt(style).includes(breakpoint)
    if (!isSeen) unseen.add(row.id)
  })
  return unseen
}

function factsOf({ tags, query, language, date, referrer, hasConsent }: Visitor): VisitorFacts {
  const parameters = new URLSearchParams(query)
  return {
    tag: (name) => (hasConsent ? (tags.find((tag) => tag.name === name)?.point ?? null) : null),
    query: (name) => parameters.get(name),
    language,
    date: date === null ? Date.now() : Date.parse(date),
    referrer: referrer || null,
  }
}
