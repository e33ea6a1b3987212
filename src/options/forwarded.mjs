/**
 * Reads the address of the client and the requested host from a request. This is the only module that reads headers of
 * reverse proxies. Any client may send these headers, so they are trusted only as far as `VOIX_TRUST_PROXY` allows.
 *
 * @typedef {Record<string, string | undefined>} Env
 * @typedef {(name: string) => string | null | undefined} Header
 */

const FORWARDING = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
])
const PRIVATE = /^(?:(?:::ffff:)?(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|::1$|f[cd])/i

let hasWarned = false

/**
 * Returns the headers of a request that the application may read. Without a trusted proxy, forwarding headers are
 * removed and the connection's own address is set.
 *
 * @param {readonly string[]} raw names and values, in turns
 * @param {string | undefined} address of the connection
 * @param {Env} [env]
 * @returns {string[]} raw headers
 */
export function withoutForged(raw, address, env = process.env) {
  const isTrusted = trustedServers(env) > 0
  const kept = isTrusted ? [...raw] : raw.filter((_, at) => !FORWARDING.has(nameAt(raw, at)))
  if (kept.length < raw.length) warnOnce(address)
  const isNamed = kept.some((_, at) => at % 2 === 0 && nameAt(kept, at) === 'x-forwarded-for')
  const own = address === undefined || isNamed ? [] : ['x-forwarded-for', address]
  return [...kept, ...own, ...(!isTrusted && isSecure(env) ? ['x-forwarded-proto', 'https'] : [])]
}

/**
 * Removes forged headers from an incoming request. A request through a socket file is left as it is, since the server
 * in front has already done so.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {Env} [env]
 */
export function dropForged(request, env = process.env) {
  const { rawHeaders, headers, socket } = request
  if (socket.remoteAddress === undefined) return
  const kept = withoutForged(rawHeaders, socket.remoteAddress, env)
  for (const name of FORWARDING) {
    const values = kept.filter((_, at) => at % 2 === 1 && nameAt(kept, at) === name)
    if (values.length > 0) headers[name] = values.join(', ')
    else delete headers[name]
  }
}

/**
 * Returns the address of the client, or an empty string if it is unknown. Each proxy appends the address of the client
 * or proxy that called it.
 *
 * @param {{ headers: { get: Header } }} request
 * @param {Env} [env]
 */
export function addressOf({ headers }, env = process.env) {
  return written(headers.get('x-forwarded-for'), Math.max(1, trustedServers(env)))
}

/**
 * Returns the host that the visitor requested, with its port.
 *
 * @param {Header} header
 * @param {Env} [env]
 */
export function hostAndPortOf(header, env = process.env) {
  const servers = trustedServers(env)
  const forwarded = servers > 0 ? written(header('x-forwarded-host'), servers) : ''
  return (forwarded || header('host') || '').toLowerCase()
}

/**
 * Returns the host name that the visitor requested, without a port.
 *
 * @param {Header} header
 * @param {Env} [env]
 */
export function hostOf(header, env = process.env) {
  return hostAndPortOf(header, env).replace(/:\d+$/, '')
}

/** The number of trusted proxies. Each appends an entry to the forwarding headers. @param {Env} env */
function trustedServers({ VOIX_TRUST_PROXY: setting = '' }) {
  const count = setting === 'true' ? 1 : Number(setting)
  return Number.isInteger(count) && count > 0 ? count : 0
}

/**
 * Returns the entry of the outermost trusted proxy. The entries before it come from the visitor.
 * @param {string | null | undefined} list @param {number} servers
 */
function written(list, servers) {
  const entries = (list ?? '').split(',').map((entry) => entry.trim())
  return entries.at(-servers) ?? entries[0] ?? ''
}

/** @param {Env} env */
function isSecure({ VOIX_SERVER_URL }) {
  return VOIX_SERVER_URL?.startsWith('https:') ?? false
}

/** The name of a header in lower case. @param {readonly string[]} raw @param {number} at of the name or of its value */
function nameAt(raw, at) {
  return String(raw[at - (at % 2)]).toLowerCase()
}

/** Behind an untrusted proxy all visitors have the same address. @param {string | undefined} address */
function warnOnce(address) {
  if (hasWarned || address === undefined || !PRIVATE.test(address)) return
  hasWarned = true
  console.warn(
    `${address} sends forwarding headers (X-Forwarded-For and the like), which are ignored. If that is your reverse proxy, set ` +
      'VOIX_TRUST_PROXY=1: without it all visitors have one address, and share the limits of an address.',
  )
}
