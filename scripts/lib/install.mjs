import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { step } from './log.mjs'
import { linkPostgres } from './postgres/links.mjs'
import { run } from './run.mjs'

/** Installs the locked dependencies if they are missing or differ from `package-lock.json`. */
export async function ensureInstalled({ root }) {
  if (!isInstalled(root)) {
    await withLock({ file: path.join(root, '.locks/install'), onWait: tellWait }, async () => {
      if (!isInstalled(root)) await step('Installing the locked dependencies', () => install(root))
    })
  }
  linkPostgres({ root })
}

function tellWait() {
  console.log('  … another process installs the dependencies: waiting for it')
}

function isInstalled(root) {
  const stamp = readText(stampFile(root))
  if (stamp !== null && stamp === stampOf(root)) return true
  if (!matchesHiddenLock(root)) return false
  fs.writeFileSync(stampFile(root), stampOf(root))
  return true
}

async function install(root) {
  // A build needs the development packages for any NODE_ENV.
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']
  await run(...npmCommand(args), { cwd: root, show: true, name: 'npm ci' })
  fs.writeFileSync(stampFile(root), stampOf(root))
}

/** Returns the npm that runs this process, otherwise the one on the path. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath
  if (npm && /npm-cli\.c?js$/.test(npm)) return [process.execPath, [npm, ...args]]
  return ['npm', args]
}

const stampFile = (root) => path.join(root, 'node_modules/.voix-install')

function stampOf(root) {
  const lock = readText(path.join(root, 'package-lock.json'))
  if (lock === null) throw new Error('package-lock.json is missing: restore it from the repository')
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} ${process.platform} ${process.arch}`
}

/** Whether npm's record of installed packages matches the lock file, also after a manual install. */
function matchesHiddenLock(root) {
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'))
  const locked = readPackages(path.join(root, 'package-lock.json'))
  if (!installed || !locked) return false
  return Object.entries(locked).every(([where, { version, optional }]) => {
    if (where === '') return true
    if (installed[where]) return installed[where].version === version && fs.existsSync(path.join(root, where))
    return optional === true
  })
}

function readPackages(file) {
  const text = readText(file)
  return text === null ? null : JSON.parse(text).packages
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
