import { refuse } from './pass.mjs'

/** The requests of one client that Next processes at a time. */
const AT_ONCE = 8
/** The requests of one client that wait. Further ones get a 503. */
const MOST_WAITING = 500
/** In milliseconds. A longer request waits for something other than the CPU, and does not delay others. */
const LONGEST = 250

const BUSY = 'The site is busy just now. Try again in a moment.'

/**
 * @typedef {import('./pass.mjs').Pass} Pass
 * @typedef {import('./pass.mjs').Request} Request
 *
 * @typedef {object} Lane
 * @property {number} running
 * @property {Set<() => void>} waiting
 */

/**
 * Limits the number of requests that are passed on at a time for each client: a session, or all visitors without one
 * together. Next processes requests in order, so hundreds of concurrent requests would otherwise delay the next one of
 * a session. Pages have a queue of their own. A page with a cached response skips the queue, as the server requests it
 * again while the database is down.
 *
 * @param {{ pass: Pass, addresses: () => { cookiePrefix: string } | null }} options `addresses`: `null` until they are
 *   known.
 * @returns {Pass}
 */
export function inTurns({ pass, addresses }) {
  /** @type {Map<string, Lane>} */
  const lanes = new Map()

  return (request, response, options) => {
    const isPage = options !== undefined && 'onPage' in options
    if (isPage && options.isKept) return pass(request, response, options)
    const key = `${isPage ? 'page' : 'other'} ${callerOf(request, addresses()?.cookiePrefix)}`
    const lane = lanes.get(key) ?? { running: 0, waiting: new Set() }
    lanes.set(key, lane)
    const leave = () => {
      lane.running -= 1
      const [next] = lane.waiting
      if (next) {
        lane.waiting.delete(next)
        next()
      } else if (lane.running === 0) lanes.delete(key)
    }
    const begin = () => {
      lane.running += 1
      const timer = setTimeout(end, LONGEST)
      let hasEnded = false
      function end() {
        if (hasEnded) return
        hasEnded = true
        clearTimeout(timer)
        leave()
      }
      response.once('close', end)
      pass(request, response, options)
    }
    if (lane.running < AT_ONCE) return begin()
    if (lane.waiting.size >= MOST_WAITING) {
      if (options && 'onRefused' in options && options.onRefused) return options.onRefused()
      return refuse(response, BUSY)
    }
    lane.waiting.add(begin)
    response.once('close', () => lane.waiting.delete(begin))
  }
}

/**
 * Returns the session of a request, unchecked, or an empty string.
 * @param {Request} request
 * @param {string | undefined} cookiePrefix
 */
function callerOf({ headers }, cookiePrefix) {
  const { authorization, cookie = '' } = headers
  if (authorization !== undefined) return authorization
  if (cookiePrefix === undefined) return ''
  const name = `${cookiePrefix}-token=`
  return cookie.split(/;\s*/).find((part) => part.startsWith(name)) ?? ''
}
