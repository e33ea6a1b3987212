import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { step } from './log.mjs'
import { identityOf, isStillRunning } from './process.mjs'
import { runBin } from './run.mjs'

/** The input of a build. */
const SOURCES = [
  'src',
  'public',
  'payload.config.ts',
  'voix.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
]
const SETTINGS = ['tsconfig.json', 'tsconfig.base.json', 'package.json']

/**
 * Builds unless the build in `distDir` matches the current sources. Two processes share one build: the second waits.
 * Throws if a running server uses the old build.
 */
export async function ensureBuilt({ root, distDir, env }) {
  const dist = path.join(root, distDir)
  const lock = { file: path.join(root, '.locks', `build-${distDir.replaceAll('/', '_')}`), onWait: tellWait }
  await withLock(lock, async () => {
    const hash = hashSources(root)
    if (readStamp(dist) !== hash) {
      refuseWhileServed(dist)
      await step('Building', () => build({ root, dist, hash, env }))
    }
    markServed(dist)
  })
}

function tellWait() {
  console.log('  … another process builds: waiting for it')
}

async function build({ root, dist, hash, env }) {
  fs.rmSync(stampFile(dist), { force: true })
  await runBin('next/dist/bin/next', ['build'], { cwd: root, env: { ...env, NODE_ENV: 'production' } })
  if (hashSources(root) !== hash) throw new Error('The sources changed during the build: start again')
  fs.writeFileSync(stampFile(dist), hash)
}

const stampFile = (dist) => path.join(dist, 'voix-build')

function readStamp(dist) {
  const isThere = fs.existsSync(stampFile(dist)) && fs.existsSync(path.join(dist, 'BUILD_ID'))
  return isThere ? fs.readFileSync(stampFile(dist), 'utf8') : null
}

/** Returns one hash of the names and contents of all sources, except tests. */
export function hashSources(root) {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, ...SETTINGS].flatMap((entry) => listFiles(path.join(root, entry))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(entry) {
  if (!fs.existsSync(entry)) return []
  if (fs.statSync(entry).isFile()) return [entry]
  return fs
    .readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !/\.spec\.tsx?$/.test(item.name))
    .map((item) => path.join(item.parentPath, item.name))
}

const serversDir = (dist) => path.join(dist, 'voix-servers')

function markServed(dist) {
  fs.mkdirSync(serversDir(dist), { recursive: true })
  fs.writeFileSync(path.join(serversDir(dist), String(process.pid)), identityOf(process.pid))
}

/** Removes the mark that this process serves the build. */
export function unmarkServed({ root, distDir }) {
  fs.rmSync(path.join(serversDir(path.join(root, distDir)), String(process.pid)), { force: true })
}

function refuseWhileServed(dist) {
  const files = fs.existsSync(serversDir(dist)) ? fs.readdirSync(serversDir(dist)) : []
  const served = files.find((file) => isStillRunning(fs.readFileSync(path.join(serversDir(dist), file), 'utf8')))
  if (!served) return
  throw new Error(
    `The sources changed since the build that process ${served} serves: stop it first, or set NEXT_DIST_DIR to another folder`,
  )
}
