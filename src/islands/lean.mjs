import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readHtml } from '../tree/readHtml.mjs'

/**
 * The manifest of the build for the client side of pages (`islands/build`).
 *
 * @typedef {object} Parts
 * @property {string} loader the address of the script that hydrates islands
 * @property {string} scripts the prefix of the addresses of Next's own files
 * @property {Record<string, Record<string, string>>} styles address of a style sheet of Next's -> layout -> address of
 *   the layout's part of it
 * @property {string[]} notNeeded ids of modules that a cached page does not need
 * @property {Record<string, string>} modules ids of all others, with their files
 */

/** @param {string | undefined} serverDistDir @returns {Parts | null} `null` if this build has no manifest */
export function readParts(serverDistDir) {
  try {
    return JSON.parse(
      readFileSync(path.join(/* turbopackIgnore: true */ serverDistDir ?? '', 'voix-parts.json'), 'utf8'),
    )
  } catch {
    return null
  }
}

/** Matches a reference to a client module in the RSC payload of a page ("flight"). */
const MODULE = /[0-9a-f]+:I\[(\d+|"[^"]*"),\[/g
const FLIGHT = /^\(?self\.__next_f/
/** Matches the script with which Next loads its files. */
const LOADING = /^\(?globalThis\["TURBOPACK"\]/
/** Matches the calls with which React moves streamed content to its place. They are executed here instead. */
const MOVES = /\$(RC|RS)\("([A-Z]:[0-9a-f]+)","([A-Z]:[0-9a-f]+)"\)/g
const REACT = /^(\$R[A-Z]=|\$R[CS]\(|requestAnimationFrame\(function\(\)\{\$RT=)/

/**
 * Returns a page as it is cached: without its RSC payload and Next's scripts, which it does not use. Streamed content
 * is moved to its place, islands are hydrated by a loader, and the style sheet is that of its layout.
 *
 * @param {{ html: string, flight: string, parts: Parts }} page as Next has rendered it
 * @returns {{ html: string } | { problem: string }} a problem: the page is cached as Next has rendered it
 */
export function toLean({ html, flight, parts }) {
  const unknown = unknownModules({ flight, parts })
  if (unknown.length > 0) return { problem: `it uses ${unknown.join(', ')} in the browser, outside an island` }
  const tokens = readHtml(html)
  /** Placeholder -> id of its content. @type {Map<string, string>} */
  const moves = new Map()
  let descriptions = 0
  for (const token of tokens) {
    if (token.name !== 'script' || token.attributes?.src !== undefined) continue
    const text = contentOf(token.text)
    if (FLIGHT.test(text)) descriptions += 1
    for (const [, , to = '', from = ''] of REACT.test(text) ? inOrder(text) : []) moves.set(to, from)
  }
  if (descriptions === 0) return { problem: 'it has no RSC payload' }
  const written = write({ tokens, moves, parts })
  if (typeof written !== 'string') return written
  const rest = /__next_f|"TURBOPACK"|\$R[A-Z]\b|<template id="[A-Z]:|<!--\$[?!~]/.exec(written)
  if (rest) return { problem: `"${rest[0]}" is still in it` }
  return { html: withLoader(withStylesOf(tokens, written, parts), parts) }
}

/** @param {import('../tree/readHtml.mjs').Token[]} tokens @param {string} html @param {Parts} parts */
function withStylesOf(tokens, html, { styles }) {
  const layout = tokens.find(({ name }) => name === 'html')?.attributes?.['data-layout'] ?? ''
  return Object.entries(styles).reduce((changed, [address, layouts]) => {
    const own = layouts[layout]
    return own ? changed.replaceAll(`href="${address}"`, `href="${own}"`) : changed
  }, html)
}

/** Returns the arguments in one order: `$RC(boundary, content)`, but `$RS(content, place)`. @param {string} text */
function inOrder(text) {
  return [...text.matchAll(MOVES)].map(([all, kind, one, other]) =>
    kind === 'RC' ? [all, kind, one, other] : [all, kind, other, one],
  )
}

/** @param {{ flight: string, parts: Parts }} page */
function unknownModules({ flight, parts }) {
  const ids = [...flight.matchAll(MODULE)].map(([, id = '']) => id.replaceAll('"', ''))
  const known = new Set(parts.notNeeded)
  return [...new Set(ids.filter((id) => !known.has(id)).map((id) => parts.modules[id] ?? `the module ${id}`))]
}

/**
 * @param {{ tokens: import('../tree/readHtml.mjs').Token[], moves: Map<string, string>, parts: Parts }} page
 * @returns {string | { problem: string }}
 */
function write({ tokens, moves, parts }) {
  const contents = contentsOf({ tokens, ids: new Set(moves.values()) })
  const missing = [...moves.values()].find((id) => !contents.has(id))
  if (missing !== undefined) return { problem: `the content ${missing} was not found` }
  const inside = new Set([...contents.values()].map(([start]) => start))

  /** @param {number} from @param {number} to */
  const range = (from, to) => {
    let out = ''
    for (let at = from; at < to; at += 1) {
      const token = /** @type {import('../tree/readHtml.mjs').Token} */ (tokens[at])
      // Content that is moved: skips the element that holds it.
      if (inside.has(at)) {
        at = endOf(tokens, at)
        continue
      }
      if (isNextsOwn(token, parts)) continue
      // A boundary that shows its fallback is replaced by its content.
      if (token.kind === 'comment' && token.text === '<!--$?-->') {
        const end = endOfBoundary(tokens, at)
        const target = contents.get(moves.get(placeOf(tokens[at + 1]) ?? '') ?? '')
        if (!target) return out + token.text
        out += `<!--$-->${range(target[0] + 1, target[1])}<!--/$-->`
        at = end
        continue
      }
      const place = contents.get(moves.get(placeOf(token) ?? '') ?? '')
      if (place) {
        out += range(place[0] + 1, place[1])
        at = endOf(tokens, at)
        continue
      }
      out += token.text
    }
    return out
  }
  return range(0, tokens.length)
}

/** Returns the start and end of the hidden elements with these ids. */
function contentsOf({ tokens, ids }) {
  /** @type {Map<string, [number, number]>} */
  const found = new Map()
  tokens.forEach((token, at) => {
    const id = token.attributes?.id
    if (token.kind === 'open' && id !== undefined && ids.has(id)) found.set(id, [at, endOf(tokens, at)])
  })
  return found
}

/** Returns the index of the closing tag of an element. */
function endOf(tokens, at) {
  const { name } = tokens[at]
  let depth = 0
  for (let end = at; end < tokens.length; end += 1) {
    if (tokens[end].name !== name) continue
    if (tokens[end].kind === 'open') depth += 1
    if (tokens[end].kind === 'close') depth -= 1
    if (depth === 0) return end
  }
  return tokens.length - 1
}

function endOfBoundary(tokens, at) {
  let depth = 0
  for (let end = at; end < tokens.length; end += 1) {
    if (tokens[end].kind !== 'comment') continue
    if (/^<!--\$[?!~]?-->$/.test(tokens[end].text)) depth += 1
    if (tokens[end].text === '<!--/$-->') depth -= 1
    if (depth === 0) return end
  }
  return tokens.length - 1
}

/** @param {import('../tree/readHtml.mjs').Token | undefined} token */
function placeOf(token) {
  return token?.kind === 'open' && token.name === 'template' ? token.attributes?.id : undefined
}

/** @param {import('../tree/readHtml.mjs').Token} token @param {Parts} parts */
function isNextsOwn({ kind, name, text, attributes = {} }, { scripts }) {
  if (kind !== 'open' && kind !== 'raw') return false
  if (name === 'script' && attributes.src !== undefined) return attributes.src.startsWith(`${scripts}chunks/`)
  if (name === 'script') return [FLIGHT, LOADING, REACT].some((pattern) => pattern.test(contentOf(text)))
  const isScript = attributes.rel === 'modulepreload' || (attributes.rel === 'preload' && attributes.as === 'script')
  return name === 'link' && isScript && Boolean(attributes.href?.startsWith(scripts))
}

/** @param {string} script the element */
function contentOf(script) {
  return script.slice(script.indexOf('>') + 1).trimStart()
}

/** @param {string} html @param {Parts} parts */
function withLoader(html, { loader }) {
  // Elements that are reserved for signed-in users may contain islands, too.
  if (!/<voix-island [^>]*mode="(?!none")|<voix-for /.test(html)) return html
  return html.replace('</head>', `<script type="module" src="${loader}"></script></head>`)
}
