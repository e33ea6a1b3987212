/** The product's own addresses. Written as first segments; `sitemap*` means every first segment that begins so. */
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

/** Addresses of the product and of its admin: no page, no redirect and no other site's. @param {string} pathname @param {string} admin */
export function isOwnPath(pathname, admin) {
  if (pathname === admin || pathname.startsWith(`${admin}/`)) return true
  const [, first = ''] = pathname.split('/')
  return OWN.includes(first) || OWN_FILES.test(pathname)
}

const MAX_LENGTH = 500

/** A segment of a page's path that stands for the slug of a document: `/blog/{slug}` shows each of them. */
export const SLUG_SEGMENT = '{slug}'

/** Whether a page shows documents by their slugs, and is none by itself. @param {string} path */
export function isPattern(path) {
  return path.split('/').includes(SLUG_SEGMENT)
}

/** The address of the document with this slug, on a page with such a path. @param {string} path @param {string} slug */
export function fillPath(path, slug) {
  return path
    .split('/')
    .map((segment) => (segment === SLUG_SEGMENT ? slug : segment))
    .join('/')
}

/**
 * The paths by which an address may be that of a document, and the slug that it would have: by its last segment first.
 *
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
 * What stands at an address in place of `{slug}` in the path of a page; `null` where the path has none.
 *
 * @param {string} path
 * @param {unknown} pagePath
 * @returns {string | null}
 */
export function slugIn(path, pagePath) {
  return patternsOf(path).find((pattern) => pattern.path === pagePath)?.slug ?? null
}

/**
 * Why a normalised path cannot be a page's address; `null` when it can. `reserved`: first segments as those of the product, and whole paths (`/es/search`).
 *
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
