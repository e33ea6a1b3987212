import { hiddenAt, holds, isPending, traverse } from '../../tree'
import type { Breakpoint, Row, Tag, Tree } from '../../tree/types'
import { scriptedConditions, showsAt } from './conditions'
import { judge, type VisitorFacts } from './judge'

/** Somebody as whom a page is seen in the studio. Never stored. */
export interface Visitor {
  /** Those to which he belongs, by name. */
  audiences: readonly string[]
  /** The points that he has. Without consent nothing counts them. */
  tags: readonly Tag[]
  /** `?promo=summer`, with or without the question mark. */
  query: string
  language: string
  /** An instant as ISO 8601; `null`: now. */
  date: string | null
  referrer: string
  hasConsent: boolean
}

/** What the inline script of a page would say to this visitor's browser. */
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
  /** Elements that break a rule of the tree: nobody sees them. */
  skipped: { has: (id: string) => boolean }
}

/** The elements of a page that a visitor does not see at a breakpoint, those inside of hidden ones included. */
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
