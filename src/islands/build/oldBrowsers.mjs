/** The condition by which Tailwind detects browsers without `@property`. */
const WITHOUT_PROPERTY = '-webkit-hyphens'
const COLOR_MIX = 'color-mix'

/**
 * Removes fallbacks for browsers older than those that Tailwind 4 supports (Chrome 111, Safari 16.4, Firefox 128):
 * initial values of variables, and colours in place of mixed ones.
 *
 * @param {import('postcss').Root} root
 */
export function dropFallbacks(root) {
  root.walkAtRules('supports', (condition) => {
    if (condition.params.includes(WITHOUT_PROPERTY)) condition.remove()
    if (condition.params.includes(COLOR_MIX)) mix(condition)
  })
  root.walkRules(sayOnce)
}

/**
 * Each pass of the compiler adds prefixes again: only the last of equal declarations stays.
 * @param {import('postcss').Rule} rule
 */
function sayOnce(rule) {
  const warned = new Set()
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue
    if (warned.has(String(node))) node.remove()
    warned.add(String(node))
  }
}

/** Replaces a colour by its mixed one. @param {import('postcss').AtRule} condition */
function mix(condition) {
  for (const rule of [...(condition.nodes ?? [])]) {
    const before = condition.prev()
    if (rule.type !== 'rule' || before?.type !== 'rule' || before.selector !== rule.selector) {
      condition.before(rule)
      continue
    }
    rule.each((mixed) => {
      if (mixed.type === 'decl')
        before.each((one) => void (one.type === 'decl' && one.prop === mixed.prop && one.remove()))
    })
    before.append(rule.nodes)
  }
  condition.remove()
}
