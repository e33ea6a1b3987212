/**
 * The part of a selector that limits it to a layout: `<html data-layout="jewel">` (serve/site).
 * `[data-layout^='jewel']` matches all layouts whose names begin with it: versions of a brand, and related ones.
 */
const LAYOUT = /\[data-layout(\^?)=["']?([^"'\]]+)["']?\]/g

/** Returns the names of layouts in a style sheet, sorted. @param {string} css @returns {string[]} */
export function layoutsNamed(css) {
  return [...new Set([...css.matchAll(LAYOUT)].map(([, , name = '']) => name))].sort()
}

/**
 * Whether a selector can match in a layout: it names no layout, names this one, or has a `:not()`.
 *
 * @param {string} selector one, without a comma outside of brackets
 * @param {string} layout
 */
export function isForLayout(selector, layout) {
  // An excluded layout does not limit the selector to others.
  const positive = selector.replaceAll(/:not\([^()]*\)/g, '')
  const named = [...positive.matchAll(LAYOUT)]
  const isNamed = named.some(([, begins, name = '']) => (begins ? layout.startsWith(name) : layout === name))
  return named.length === 0 || isNamed || positive.includes(':not(')
}
