import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../options.mjs'

const CONNECTIONS = 50
/** The unit of times in `/proc/<pid>/stat`: hundredths of a second. */
const TICK_MS = 10

/**
 * Sends requests of many visitors to one address, from a separate process. Returns the requests per second, the 99th
 * percentile, and the server's CPU time per request.
 * @param {{ url: string, pid?: number, seconds: number }} target
 */
export async function load({ url, pid, seconds }) {
  const bin = path.join(ROOT, 'node_modules/autocannon/autocannon.js')
  const args = [bin, '--json', '-c', String(CONNECTIONS), '-d', String(seconds), '-H', 'accept-encoding: gzip', url]
  const before = pid === undefined ? 0 : processorTime(pid)
  let mostMegabytes = 0
  const watch = setInterval(() => {
    if (pid !== undefined) mostMegabytes = Math.max(mostMegabytes, megabytes(pid))
  }, 200)
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })
    const { requests, latency, non2xx, errors } = JSON.parse(stdout)
    if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests had no page`)
    if (requests.total === 0) throw new Error(`${url}: not one answer in ${seconds} s`)
    const spent = pid === undefined ? NaN : processorTime(pid) - before
    return { perSecond: requests.average, p99: latency.p99, msEach: spent / requests.total, mostMegabytes }
  } finally {
    clearInterval(watch)
  }
}

/** Returns the CPU time of a process and its children, since nginx responds in workers. @param {number} pid */
function processorTime(pid) {
  return withChildren(pid).reduce((sum, one) => {
    const stat = readProcess(one, 'stat')
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return sum + (user + system) * TICK_MS
  }, 0)
}

/** @param {number} pid */
export function megabytes(pid) {
  const kilobytes = withChildren(pid).map((one) => /VmRSS:\s+(\d+)/.exec(readProcess(one, 'status'))?.[1])
  return kilobytes.reduce((sum, value) => sum + Number(value ?? 0), 0) / 1024
}

/** @param {number} pid */
function withChildren(pid) {
  const children = readProcess(pid, `task/${pid}/children`).trim()
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/**
 * Returns a file of `/proc` for a process, or an empty text if it has ended. @param {number} pid @param {string} file
 */
function readProcess(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Returns the process that listens on a port of this machine. @param {number} port */
export function pidOfPort(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = ['tcp', 'tcp6'].flatMap((file) => fs.readFileSync(`/proc/net/${file}`, 'utf8').split('\n'))
  const listening = lines
    .map((line) => line.trim().split(/\s+/))
    .filter((cells) => cells[1]?.endsWith(`:${hex}`) && cells[3] === '0A')
  const sockets = new Set(listening.map((cells) => `socket:[${cells[9]}]`))
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const holds = fs
        .readdirSync(`/proc/${pid}/fd`)
        .some((fd) => sockets.has(fs.readlinkSync(`/proc/${pid}/fd/${fd}`)))
      if (holds) return Number(pid)
    } catch {
      // The process has ended meanwhile.
    }
  }
  throw new Error(`No process listens on port ${port}.`)
}
