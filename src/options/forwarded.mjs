/**
 * Whom a request comes from and which host it asks for: the only module that reads what servers in front write of it. Anybody may send
 * these headers, so they count only as far as `VOIX_TRUST_PROXY` says.
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
 * The headers of a request as the application may read them. Without a trusted server in front, what was sent of its kind is dropped, and
 * the connection's own address is set.
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
 * The same for a request that has arrived. One that came through a socket file comes from a server that has done it.
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
 * The address that a request comes from; empty where it is not known. Several servers in front each add the one that they were asked by.
 *
 * @param {{ headers: { get: Header } }} request
 * @param {Env} [env]
 */
export function addressOf({ headers }, env = process.env) {
  return written(headers.get('x-forwarded-for'), Math.max(1, trustedServers(env)))
}

/**
 * The host that a visitor asked for, with its port.
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
 * The host name that a visitor asked for, without a port.
 *
 * @param {Header} header
 * @param {Env} [env]
 */
export function hostOf(header, env = process.env) {
  return hostAndPortOf(header, env).replace(/:\d+$/, '')
}

/** How many servers in front write what they forward; each adds to the lists of those before it. @param {Env} env */
function trustedServers({ VOIX_TRUST_PROXY: setting = '' }) {
  const count = setting === 'true' ? 1 : Number(setting)
  return Number.isInteger(count) && count > 0 ? count : 0
}

/** What the outermost trusted server wrote into a list: what comes before it is the visitor's. @param {string | null | undefined} list @param {number} servers */
function written(list, servers) {
  const entries = (list ?? '').split(',').map((entry) => entry.trim())
  return entries.at(-servers) ?? entries[0] ?? ''
}

/** @param {Env} env */
function isSecure({ VOIX_SERVER_URL }) {
  return VOIX_SERVER_URL?.startsWith('https:') ?? false
}

/** A header's name in lower case. @param {readonly string[]} raw @param {number} at of the name or of its value */
function nameAt(raw, at) {
  return String(raw[at - (at % 2)]).toLowerCase()
}

/** A server in front that is not trusted makes one visitor of all. @param {string | undefined} address */
function warnOnce(address) {
  if (hasWarned || address === undefined || !PRIVATE.test(address)) return
  hasWarned = true
  console.warn(
    `${address} sends forwarding headers (X-Forwarded-For and the like), which are ignored. If that is your reverse proxy, set ` +
      'VOIX_TRUST_PROXY=1: without it all visitors have one address, and share the limits of an address.',
  )
}
