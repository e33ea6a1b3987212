import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import { waitFor } from './log.mjs'

const POSIX = process.platform !== 'win32'

/** Whether a process with this id is running, of any user. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return readProcStat(pid)?.state !== 'Z'
}

/** Returns the command line of a process, or an empty text if it is unknown. */
export function commandLine(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return POSIX ? commandLineByPs(pid) : ''
  }
}

function commandLineByPs(pid) {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/**
 * Starts a child in its own process group, so that `stopGroup` reaches its children and Ctrl-C in the terminal reaches
 * only this process, which decides the order of stopping.
 */
export function spawnGroup(command, args, options) {
  return spawn(command, args, { detached: POSIX, stdio: ['ignore', 'inherit', 'inherit'], ...options })
}

/** Sends a signal to a child's group, kills it after `patienceMs`, and resolves when the whole group has ended. */
export async function stopGroup(child, { signal = 'SIGTERM', patienceMs = 10_000 } = {}) {
  if (!child?.pid) return
  const isGone = () => !isGroupAlive(child.pid)
  signalGroup(child.pid, signal)
  if (await waitFor(isGone, { timeoutMs: patienceMs, everyMs: 50 })) return
  signalGroup(child.pid, 'SIGKILL')
  await waitFor(isGone, { timeoutMs: 5_000, everyMs: 50 })
}

function signalGroup(pid, signal) {
  try {
    process.kill(POSIX ? -pid : pid, signal)
    return true
  } catch {
    return false
  }
}

/** A group of only zombies counts as ended, since some containers do not reap orphans. */
function isGroupAlive(group) {
  if (!signalGroup(group, 0)) return false
  const stats = listProcStats()
  return stats === null || stats.some(({ state, group: other }) => other === group && state !== 'Z')
}

function listProcStats() {
  if (process.platform !== 'linux') return null
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readProcStat(pid))
    .filter((stat) => stat !== null)
}

/**
 * Returns state, process group and start time from `/proc/<pid>/stat`. The name before them may contain spaces and
 * brackets.
 */
function readProcStat(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], group: Number(fields[2]), startTime: fields[19] }
  } catch {
    return null
  }
}

/** Returns a key that distinguishes a process from a later one with the same id. */
export function identityOf(pid) {
  return `${pid}:${readProcStat(pid)?.startTime ?? ''}`
}

/** Whether the process of an `identityOf` key is still running. */
export function isStillRunning(identity) {
  const pid = Number(identity.split(':')[0])
  return pid > 0 && isAlive(pid) && identityOf(pid) === identity
}
