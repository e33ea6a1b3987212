/** The product's own addresses, as first segments. `sitemap*` matches every first segment with that prefix. */
export const RESERVED_PATHS = /** @type {const} */ ([
  'api',
  'builds',
  'preview-release',
  'voix-debug',
  '_next',
  '_voix',
  'voix-preview',
  '__nuxt_content',
  'media',
  'slices',
  'robots.txt',
  'sitemap*',
])

/** @type {readonly string[]} */
const OWN = RESERVED_PATHS.filter((name) => !/[.*]/.test(name))
const OWN_FILES = /^\/(?:robots\.txt|sitemap[^/]*\.xml|favicon\.ico)$/

/**
 * Whether an address belongs to the product or its admin. Such a path cannot be a page, a redirect or an address of
 * another site.
 * @param {string} pathname
 * @param {string} admin
 */
export function isOwnPath(pathname, admin) {
  if (pathname === admin || pathname.startsWith(`${admin}/`)) return true
  const [, first = ''] = pathname.split('/')
  return OWN.includes(first) || OWN_FILES.test(pathname)
}

const MAX_LENGTH = 500

/** A segment of a page's path that is replaced by a document's slug: `/blog/{slug}` shows every document. */
export const SLUG_SEGMENT = '{slug}'

/** Whether a path is a pattern for documents, and not the address of a page. @param {string} path */
export function isPattern(path) {
  return path.split('/').includes(SLUG_SEGMENT)
}

/** Returns the address of the document with this slug. @param {string} path @param {string} slug */
export function fillPath(path, slug) {
  return path
    .split('/')
    .map((segment) => (segment === SLUG_SEGMENT ? slug : segment))
    .join('/')
}

/**
 * Returns the patterns that match an address, each with its slug. A slug in the last segment comes first.
 * @param {string} path
 * @returns {{ path: string, slug: string }[]}
 */
export function patternsOf(path) {
  if (path === '/' || isPattern(path)) return []
  const segments = path.split('/')
  return segments
    .map((slug, at) => ({ slug, path: segments.with(at, SLUG_SEGMENT).join('/') }))
    .slice(1)
    .reverse()
}

/**
 * Returns the part of an address at the position of `{slug}` in a page's path, or `null` if the path has no match.
 * @param {string} path
 * @param {unknown} pagePath
 * @returns {string | null}
 */
export function slugIn(path, pagePath) {
  return patternsOf(path).find((pattern) => pattern.path === pagePath)?.slug ?? null
}

/**
 * Returns why a normalised path cannot be a page's address, or `null`. `reserved` lists first segments (as the
 * product's) and whole paths (`/es/search`).
 * @param {{ path: string, reserved: readonly string[] }} input
 * @returns {string | null}
 */
export function pathProblem({ path, reserved }) {
  if (path.length > MAX_LENGTH) return `The path is longer than ${MAX_LENGTH} characters. Shorten it.`
  const segments = path.split('/').slice(1)
  if (path !== '/' && (!path.startsWith('/') || !segments.every(isSegment))) {
    return `The path "${path}" may hold letters, digits, "-", "_", "." and "~" between its slashes, no query and no "..".`
  }
  if (segments.filter((segment) => segment === SLUG_SEGMENT).length > 1) {
    return `The path "${path}" names {slug} twice. A document has one.`
  }
  const [first = ''] = segments
  const taken = reserved.find((name) => {
    if (name.startsWith('/')) return path === name
    return name.endsWith('*') ? first.startsWith(name.slice(0, -1)) : first === name
  })
  return taken === undefined
    ? null
    : `The path "${path}" is reserved: "/${taken.replace(/^\//, '')}" belongs to the product. Choose another.`
}

/** @param {string} segment */
function isSegment(segment) {
  return segment === SLUG_SEGMENT || (/^[\p{L}\p{M}\p{N}._~-]+$/u.test(segment) && !/^\.+$/.test(segment))
}
