/**
 * Where a selector says which layout it is for: `<html data-layout="jewel">` (serve/site). `[data-layout^='jewel']` is for all whose
 * names begin so: versions of a brand, and its kin.
 */
const LAYOUT = /\[data-layout(\^?)=["']?([^"'\]]+)["']?\]/g

/** The layouts that a style sheet names, sorted. @param {string} css @returns {string[]} */
export function layoutsNamed(css) {
  return [...new Set([...css.matchAll(LAYOUT)].map(([, , name = '']) => name))].sort()
}

/**
 * Whether a selector may match in a layout: it names none, this one, or one that it is not.
 *
 * @param {string} selector one, without a comma outside of brackets
 * @param {string} layout
 */
export function isForLayout(selector, layout) {
  // What it must not be says nothing of what it is for.
  const positive = selector.replaceAll(/:not\([^()]*\)/g, '')
  const named = [...positive.matchAll(LAYOUT)]
  const isNamed = named.some(([, begins, name = '']) => (begins ? layout.startsWith(name) : layout === name))
  return named.length === 0 || isNamed || positive.includes(':not(')
}
