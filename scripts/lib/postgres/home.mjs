import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stopOrphan } from './postmaster.mjs'
import { binaryName, postgresPackageDir } from './platform.mjs'

/** Folders for files that another user than root cannot reach in the project or the data folder (`/root/...`). */
const SHARED_DIRS = ['/var/lib/voix', path.join(os.tmpdir(), 'voix')]

/**
 * Returns the folder with the cluster, its password and its log: in the data folder if PostgreSQL's user can access it.
 */
export async function findHome({ dataDir, account }) {
  const inside = path.join(dataDir, 'postgres')
  if (!account || makeReachable({ dir: inside, account })) return makeDir({ dir: inside, account })
  return moveOutside({ dataDir, account })
}

/**
 * Returns a folder outside, named by a hash of the data folder's path. If the data folder has no marker it is new, so
 * an old cluster is removed.
 */
async function moveOutside({ dataDir, account }) {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const outside = path.join(sharedDir(account), key)
  const marker = path.join(dataDir, 'postgres-is-elsewhere')
  if (!fs.existsSync(marker) && fs.existsSync(outside)) {
    await stopOrphan(path.join(outside, 'cluster'))
    fs.rmSync(outside, { recursive: true, force: true })
  }
  makeDir({ dir: outside, account })
  fs.writeFileSync(marker, `${outside}\n`)
  return outside
}

/** Returns the folder with PostgreSQL's programs: the installed package, or a copy that PostgreSQL's user can run. */
export function findBinaries({ root, account }) {
  const packageDir = postgresPackageDir({ root })
  const native = path.join(packageDir, 'native')
  if (!account) return makeRunnable(path.join(native, 'bin'))
  if (canRun({ bin: path.join(native, 'bin'), account })) return path.join(native, 'bin')
  const { version } = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'))
  const copy = path.join(sharedDir(account), `postgresql-${version}-${process.arch}`)
  if (!canRun({ bin: path.join(copy, 'bin'), account })) copyNative({ native, copy })
  return path.join(copy, 'bin')
}

function copyNative({ native, copy }) {
  const draft = `${copy}.${process.pid}`
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  for (const entry of fs.readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) fs.chmodSync(path.join(entry.parentPath, entry.name), 0o755)
  }
  fs.chmodSync(draft, 0o755)
  fs.rmSync(copy, { recursive: true, force: true })
  fs.renameSync(draft, copy)
}

function makeRunnable(bin) {
  for (const name of fs.readdirSync(bin)) {
    const file = path.join(bin, name)
    if ((fs.statSync(file).mode & 0o500) !== 0o500) fs.chmodSync(file, 0o755)
  }
  return bin
}

function canRun({ bin, account }) {
  const result = spawnSync(path.join(bin, binaryName('postgres')), ['--version'], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return result.status === 0
}

function makeReachable({ dir, account }) {
  makeDir({ dir, account })
  if (spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', dir], { ...account, cwd: '/', stdio: 'ignore' }).status === 0)
    return true
  if (fs.readdirSync(dir).length === 0) fs.rmdirSync(dir)
  return false
}

function sharedDir(account) {
  const dir = SHARED_DIRS.find((candidate) => {
    try {
      fs.mkdirSync(candidate, { recursive: true, mode: 0o755 })
      return spawnSync('/bin/sh', ['-c', 'cd "$0"', candidate], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
    } catch {
      return false
    }
  })
  if (dir) return dir
  throw new Error(
    `The user "postgres" can reach none of ${SHARED_DIRS.join(', ')}: set VOIX_DATA_DIR to a folder it can reach`,
  )
}

function makeDir({ dir, account }) {
  fs.mkdirSync(dir, { recursive: true, mode: 0o755 })
  if (account) fs.chownSync(dir, account.uid, account.gid)
  return dir
}
