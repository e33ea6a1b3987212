import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { isForLayout, layoutsNamed } from '../../slices/layoutSelector.mjs'
import { filesIn } from './clientModules.mjs'
import { dropFallbacks } from './oldBrowsers.mjs'

/** Matches classes in a selector without its brackets. */
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi

/** @typedef {(name: string, layout: string) => boolean} Uses whether a layout's pages may have a class */

/**
 * Returns a style sheet for each layout that the CSS names, without the rules of other layouts. Cascade layers and the
 * order of rules stay.
 *
 * @param {string} css
 * @param {Uses} [uses] of the classes in the cascade layer `utilities`. Default: all layouts use them
 * @returns {Map<string, string>} layout -> style sheet; empty if it names no layout
 */
export function stylesOfLayouts(css, uses = () => true) {
  return new Map(layoutsNamed(css).map((name) => [name, styleOf(css, name, uses)]))
}

/** @param {string} css @param {string} layout @param {Uses} uses */
function styleOf(css, layout, uses) {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const isUsed = isUtility(rule) ? (/** @type {string} */ name) => uses(name, layout) : () => true
    const selectors = rule.selectors.filter(
      (selector) => isForLayout(selector, layout) && classesOf(selector).every(isUsed),
    )
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  dropFallbacks(root)
  dropUnused(root)
  // Removes empty rules except cascade layers, which still set the order of layers.
  const isEmpty = (/** @type {import('postcss').AtRule} */ { name, nodes }) => name !== 'layer' && nodes?.length === 0
  root.walkAtRules((rule) => {
    let empty = /** @type {import('postcss').Node | undefined} */ (rule)
    while (empty?.type === 'atrule' && isEmpty(empty)) {
      const { parent } = empty
      empty.remove()
      empty = parent
    }
  })
  return root.toString()
}

/** @param {import('postcss').Rule} rule */
function isUtility(rule) {
  let parent = /** @type {import('postcss').Node | undefined} */ (rule.parent)
  while (parent?.type === 'atrule') {
    const { name, params } = /** @type {import('postcss').AtRule} */ (parent)
    if (name === 'layer' && params === 'utilities') return true
    parent = parent.parent
  }
  return false
}

/** @param {string} selector */
function classesOf(selector) {
  const plain = selector.replaceAll(/(?<!\\)\([^()]*(?<!\\)\)/g, '')
  return [...plain.matchAll(CLASS)].map(([, name = '']) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, hex, other) =>
      hex ? String.fromCodePoint(parseInt(hex, 16)) : other,
    ),
  )
}

/** Removes unused font faces, animations, and Tailwind's own variables. @param {import('postcss').Root} root */
function dropUnused(root) {
  dropUnread(root)
  let named = ''
  root.walkDecls((declaration) => {
    const { parent } = declaration
    const isOfFace = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face'
    if (!isOfFace) named += `${declaration.value.toLowerCase()};`
  })
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      // Minifiers may remove the quotes.
      if (!named.includes(value.toLowerCase().replaceAll(/["']/g, ''))) face.remove()
    })
  })
  root.walkAtRules('keyframes', (frames) => {
    if (!named.includes(frames.params.toLowerCase())) frames.remove()
  })
}

/**
 * Removes Tailwind variables that no rule reads. A removed one may have read another, so it repeats.
 * @param {import('postcss').Root} root
 */
function dropUnread(root) {
  const read = new Set([...root.toString().matchAll(/var\((--tw-[\w-]+)/g)].map(([, name = '']) => name))
  let isDone = true
  root.walkDecls(/^--tw-/, (declaration) => {
    if (read.has(declaration.prop)) return
    const rule = declaration.parent
    declaration.remove()
    if (rule?.nodes.length === 0) rule.remove()
    isDone = false
  })
  root.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-') && !read.has(rule.params)) rule.remove()
  })
  if (!isDone) dropUnread(root)
}

/**
 * Writes the style sheets of the layouts.
 *
 * @param {{ distDir: string, out: string, address: string, scripts: string, uses?: Uses }} options
 *   `out`, `address`: the output folder and its address; `scripts`: the prefix of the addresses of Next's own files
 * @returns {Record<string, Record<string, string>>} address of Next's style sheet -> layout -> address of the layout's
 *   own
 */
export function writeLayoutStyles({ distDir, out, address, scripts, uses }) {
  const folder = path.join(distDir, 'static')
  /** @type {Record<string, Record<string, string>>} */
  const written = {}
  for (const file of filesIn(path.join(folder, 'chunks')).filter((name) => name.endsWith('.css'))) {
    const styles = [...stylesOfLayouts(readFileSync(file, 'utf8'), uses)].map(([layout, css]) => {
      const name = `${layout}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
      writeFileSync(path.join(out, name), css)
      return [layout, `${address}/${name}`]
    })
    const original = `${scripts}${path.relative(folder, file).split(path.sep).join('/')}`
    if (styles.length > 0) written[original] = Object.fromEntries(styles)
  }
  return written
}
