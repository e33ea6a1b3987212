/**
 * A rule for every element that depends on what stands anywhere in the document, such as Payload's `body:has(.drag-overlay) *` for the
 * cursor on its dashboard: with it, the browser styles the whole studio anew whenever a node comes or goes.
 */
const COSTLY = /^body:has\(.*\)\s\*$/

interface Suspended {
  from: CSSStyleSheet | CSSGroupingRule
  index: number
  text: string
}

/** Takes such rules out of the document's stylesheets. Answers how to put them back. */
export function suspendCostlyRules(): () => void {
  const suspended = [...document.styleSheets].flatMap((sheet) => suspendIn(sheet))
  return () => {
    for (const { from, index, text } of suspended.reverse()) from.insertRule(text, index)
  }
}

function suspendIn(from: CSSStyleSheet | CSSGroupingRule): Suspended[] {
  const rules = rulesOf(from)
  // From the end: what stands before keeps its index.
  return [...rules].reverse().flatMap((rule, at): Suspended[] => {
    const index = rules.length - 1 - at
    if (rule instanceof CSSStyleRule && COSTLY.test(rule.selectorText)) {
      from.deleteRule(index)
      return [{ from, index, text: rule.cssText }]
    }
    return rule instanceof CSSGroupingRule ? suspendIn(rule) : []
  })
}

/** A stylesheet of another origin cannot be read. */
function rulesOf(from: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...from.cssRules]
  } catch {
    return []
  }
}
