import { isForLayout } from '../../slices/layoutSelector.mjs'

/**
 * Removes rules for other layouts from the style sheets, as the browser matches every rule after each change. Another
 * layout is another document, which loads the style sheets again.
 */
export function narrowStyles(layout: string): void {
  for (const sheet of document.styleSheets) if (isReadable(sheet)) narrow(sheet, layout)
}

function narrow(group: CSSStyleSheet | CSSGroupingRule, layout: string): void {
  // Backwards, as a deletion shifts the later rules.
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSStyleRule) {
      // A comma within brackets makes parts of a selector: they keep a rule that might go, and never take out one that may match.
      if (!rule.selectorText.split(',').some((selector) => isForLayout(selector, layout))) group.deleteRule(at)
    } else if (rule instanceof CSSGroupingRule) narrow(rule, layout)
  }
}

/** Browsers hide the rules of cross-origin style sheets. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0
  } catch {
    return false
  }
}
