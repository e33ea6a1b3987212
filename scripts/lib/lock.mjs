import fs from 'node:fs'
import path from 'node:path'
import { sleep } from './log.mjs'
import { identityOf, isStillRunning } from './process.mjs'

/**
 * Runs `work` while holding the lock file. Waits while another running process holds it, and takes over the lock of a
 * process that has ended.
 * @template Answer
 * @param {{ file: string, onWait?: (holder: string) => void }} lock
 * @param {() => Answer | Promise<Answer>} work
 * @returns {Promise<Answer>}
 */
export async function withLock({ file, onWait = () => {} }, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  let told = false
  while (!tryLock(file)) {
    if (!told) onWait(readHolder(file))
    told = true
    await sleep(250)
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function tryLock(file) {
  try {
    fs.writeFileSync(file, identityOf(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    // Cleanup must work on a full disk, where no other process gets a lock either.
    if (error.code === 'ENOSPC') return true
    if (error.code !== 'EEXIST') throw error
    removeStaleLock(file)
    return false
  }
}

function readHolder(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Renames before deleting: if two processes find the same stale lock, only one gets it. */
function removeStaleLock(file) {
  const holder = readHolder(file)
  const isFresh = () => Date.now() - fs.statSync(file).mtimeMs < 2_000
  const stale = `${file}.${process.pid}`
  try {
    if (holder === '' ? isFresh() : isStillRunning(holder)) return
    fs.renameSync(file, stale)
    if (readHolder(stale) !== holder) fs.linkSync(stale, file)
  } catch {
    // Another process was faster. The next round reads its lock.
  }
  fs.rmSync(stale, { force: true })
}
