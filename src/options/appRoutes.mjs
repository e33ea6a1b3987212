import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The default `pageExtensions` of Next. */
export const PAGE_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js']

/**
 * The metadata files of `app`, with the extension that Next gives to a generated one. `null`: the file cannot be
 * generated.
 */
const METADATA = {
  favicon: null,
  icon: '',
  'apple-icon': '',
  'opengraph-image': '',
  'twitter-image': '',
  robots: '.txt',
  manifest: '.webmanifest',
  sitemap: '.xml',
}
const METADATA_FILE = /^(favicon|icon|apple-icon|opengraph-image|twitter-image|robots|manifest|sitemap)(\d?)\.(\w+)$/
const STATIC = /^(ico|jpe?g|png|svg|gif|txt|json|webmanifest|xml)$/
/** Next adds a hash to the address of a metadata image in a route group: `/icon-1x2y3z.png`. */
const HASH = '-*'

const GROUP = /^\(.*\)$/
/** Intercepting routes have no address of their own. */
const INTERCEPTING = /^\(\.{1,3}\)/
/** A catch-all at the root: the route of the product's pages. */
const ROOT_CATCH_ALL = /^\/\[{1,2}\.\.\.[^\]]+\]{1,2}$/

/**
 * Lists an application's routes in Next's notation (`/posts/[slug]`), from `app` and `pages`, also within `src`.
 *
 * @param {string} dir The application's folder.
 * @param {readonly string[]} [extensions] `pageExtensions` of its Next configuration.
 * @returns {string[]}
 */
export function findRoutes(dir, extensions = PAGE_EXTENSIONS) {
  const found = [
    ...filesOf(dir, 'app').flatMap((file) => appRoutes(file, extensions)),
    ...filesOf(dir, 'pages').flatMap((file) => pagesRoutes(file, extensions)),
  ]
  return [...new Set(found)].sort()
}

/** Whether a route is a catch-all at the root. @param {string} route */
export function isRootCatchAll(route) {
  return ROOT_CATCH_ALL.test(route)
}

/**
 * Removes the catch-all of the pages and that of Payload's admin.
 *
 * @param {readonly string[]} routes @param {string} admin
 */
export function ownRoutes(routes, admin) {
  return routes.filter((route) => !isRootCatchAll(route) && !route.startsWith(`${admin}/[[...`))
}

/**
 * Returns the route that matches an address, or `null`.
 *
 * @param {readonly string[]} routes
 * @param {readonly string[]} segments The decoded segments of the address.
 */
export function routeOf(routes, segments) {
  return routes.find((route) => matches(route, segments)) ?? null
}

/** @param {string} route @param {readonly string[]} segments */
function matches(route, segments) {
  const parts = route.split('/').filter(Boolean)
  for (const [at, part] of parts.entries()) {
    if (part.startsWith('[[...')) return true
    const segment = segments[at]
    if (segment === undefined) return false
    if (part.startsWith('[...')) return true
    if (!part.startsWith('[') && !isNamed(segment, part)) return false
  }
  return segments.length === parts.length
}

/** @param {string} segment @param {string} part */
function isNamed(segment, part) {
  const at = part.indexOf(HASH)
  if (at < 0) return segment === part
  const [start, end] = [part.slice(0, at), part.slice(at + HASH.length)]
  const hash = segment.slice(start.length, segment.length - end.length)
  return segment.startsWith(start) && segment.endsWith(end) && /^-[a-z0-9]{1,6}$/.test(hash)
}

/** @param {string} dir @param {string} name @returns {string[][]} the parts of each file's path */
function filesOf(dir, name) {
  const folder = ['', 'src'].map((src) => path.join(dir, src, name)).find((one) => existsSync(one))
  if (folder === undefined) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep))
}

/** @param {string[]} parts @param {readonly string[]} extensions @returns {string[]} */
function appRoutes(parts, extensions) {
  const folders = parts.slice(0, -1)
  const file = parts.at(-1) ?? ''
  if (folders.some((name) => name.startsWith('_') || INTERCEPTING.test(name))) return []
  const shown = folders.filter((name) => !GROUP.test(name) && !name.startsWith('@')).map(decodeUnderscore)
  const route = (/** @type {string[]} */ ...names) => `/${[...shown, ...names].join('/')}`
  if (/^(page|route)$/.test(baseOf(file, extensions) ?? '')) return [route()]
  const [, name = '', number = '', end = ''] = METADATA_FILE.exec(file) ?? []
  if (name === '') return []
  const hash = shown.length < folders.length && name !== 'sitemap' ? HASH : ''
  if (STATIC.test(end)) return [route(`${name}${number}${hash}.${end}`)]
  const made = METADATA[/** @type {keyof typeof METADATA} */ (name)]
  if (made === null || !extensions.includes(end)) return []
  // `generateImageMetadata` and `generateSitemaps` make one address for each id.
  return [route(`${name}${number}${hash}${made}`), route(`${name}${number}${hash}`, '[id]')]
}

/** @param {string[]} parts @param {readonly string[]} extensions @returns {string[]} */
function pagesRoutes(parts, extensions) {
  const base = baseOf(parts.at(-1) ?? '', extensions)
  if (base === null || (parts.length === 1 && /^_(app|document|error)$/.test(base))) return []
  return [`/${[...parts.slice(0, -1), ...(base === 'index' ? [] : [base])].join('/')}`]
}

/**
 * Returns the name of a file without its extension, or `null` if the extension is not in the list.
 * @param {string} file @param {readonly string[]} extensions
 */
function baseOf(file, extensions) {
  const found = extensions.find((extension) => file.endsWith(`.${extension}`))
  return found === undefined ? null : file.slice(0, -found.length - 1)
}

/** Next ignores a folder that begins with `_`. `%5F` makes it a route. @param {string} name */
function decodeUnderscore(name) {
  return name.replaceAll('%5F', '_')
}
