import { isForLayout } from '../../slices/layoutSelector.mjs'

/**
 * Takes out of the document's style sheets what they say for other layouts. The preview has the style sheet of all of them, and the
 * browser asks every rule after each change of the page. Another layout is another document, which loads it anew.
 */
export function narrowStyles(layout: string): void {
  for (const sheet of document.styleSheets) if (isReadable(sheet)) narrow(sheet, layout)
}

function narrow(group: CSSStyleSheet | CSSGroupingRule, layout: string): void {
  // From the end: what stands behind a deleted rule moves up.
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSStyleRule) {
      // A comma within brackets makes parts of a selector: they keep a rule that might go, and never take out one that may match.
      if (!rule.selectorText.split(',').some((selector) => isForLayout(selector, layout))) group.deleteRule(at)
    } else if (rule instanceof CSSGroupingRule) narrow(rule, layout)
  }
}

/** Browsers show nobody the rules of another site's style sheet. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0
  } catch {
    return false
  }
}
