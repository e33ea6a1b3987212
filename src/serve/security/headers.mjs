/** Caches may store a response and revalidate it before each use. */
export const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate'

/** Players of the video providers that slices may show. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://iframe.videodelivery.net']

/**
 * Returns the headers of every response, for `headers` in `next.config`. Static pages cannot carry nonces, so inline
 * scripts are allowed, but no scripts of other hosts. Responses rendered per user have a stricter policy, which the
 * proxy sets.
 *
 * @param {{ isDevelopment: boolean, frameHosts?: readonly string[], more?: Readonly<Record<string, readonly string[]>> }} options
 *   `frameHosts`: hosts whose pages the application's slices may frame, subdomains included.
 *   The players of YouTube, Vimeo and Cloudflare are always allowed. Default: none.
 */
export async function securityHeaders({ isDevelopment, frameHosts = [], more = {} }) {
  const common = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ]
  return [
    { source: '/:path*', headers: common },
    // Uploads and images have a stricter policy of their own.
    {
      source: '/((?!api/).*)',
      headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy({ isDevelopment, frameHosts, more }) }],
    },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }],
    },
  ]
}

/**
 * Returns the Content-Security-Policy of a page.
 *
 * @param {{ isDevelopment: boolean, frameHosts?: readonly string[], staff?: { nonce: string, isFramed: boolean } | null, more?: Readonly<Record<string, readonly string[]>> }} options
 *   `staff`: for the admin and the preview, whose scripts have the nonce; `isFramed`: pages of the same origin may
 *   frame it.
 *   `more`: directive -> additional sources.
 */
export function contentSecurityPolicy({ isDevelopment, frameHosts = [], staff = null, more = {} }) {
  const policy = {
    'default-src': ["'self'"],
    // Hot reload evaluates code.
    'script-src': [
      "'self'",
      staff ? `'nonce-${staff.nonce}'` : "'unsafe-inline'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(staff ? [] : ['https:']), ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'", ...PLAYERS, ...frameHosts.flatMap(toSources)],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [staff && !staff.isFramed ? "'none'" : "'self'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set([...sources, ...(more[name] ?? [])])].join(' ')}`)
    .join('; ')
}

/**
 * Returns the sources of a host and its subdomains. Throws unless it is a host name: anything else would change the
 * policy.
 */
export function toSources(host) {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) {
    throw new Error(`"${host}" is not a host name. Give hosts like "example.org", without a scheme, port or path.`)
  }
  return [`https://${host}`, `https://*.${host}`]
}
