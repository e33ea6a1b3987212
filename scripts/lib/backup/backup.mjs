import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isAlive } from '../process.mjs'
import { run } from '../run.mjs'
import { refuseForeignEntries } from './archive.mjs'
import { dumpRows, loadRows } from './rows.mjs'

const FORMAT = 1
/** The content of a data folder besides its database. Caches are rebuilt. */
const KEPT = ['settings.json', 'media']
const BEFORE_MIGRATION = 'before-migration-'
const STAGING = '.making-'
/** The number of backups before migrations to keep. */
const NEWEST = 3

/** Returns the default folder of backups. */
export const backupsDir = (dataDir) => path.join(dataDir, 'backups')

/** Returns a file name with the current time. */
export const backupName = (prefix = '') => `${prefix}${new Date().toISOString().replaceAll(':', '-')}.tar.gz`

/**
 * Writes database, uploads and settings into one archive while the site is running. Its `manifest.json` has the schema
 * and the hash of every file. It contains secrets, so only its owner may read it.
 * @param {{ databaseUrl: string, dataDir: string, file: string }} input
 */
export async function writeBackup({ databaseUrl, dataDir, file }) {
  if (fs.existsSync(file)) throw new Error(`${file} is there already: nothing is overwritten`)
  removeAbandoned(backupsDir(dataDir))
  const staging = path.join(backupsDir(dataDir), `${STAGING}${process.pid}`)
  const draft = `${file}.${process.pid}`
  try {
    fs.mkdirSync(staging, { recursive: true, mode: 0o700 })
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const keep = () => KEPT.forEach((name) => linkFiles(path.join(dataDir, name), path.join(staging, name)))
    const schema = await dumpRows({ url: databaseUrl, dir: path.join(staging, 'database'), meanwhile: keep })
    const manifest = { format: FORMAT, madeAt: new Date().toISOString(), schema, files: await hashFiles(staging) }
    fs.writeFileSync(path.join(staging, 'manifest.json'), JSON.stringify(manifest, null, 2))
    fs.writeFileSync(draft, '', { mode: 0o600 })
    await run('tar', ['-czf', draft, '-C', staging, '.'])
    fs.renameSync(draft, file)
  } finally {
    fs.rmSync(staging, { recursive: true, force: true })
    fs.rmSync(draft, { force: true })
  }
}

/** Removes the files of processes that were killed during a backup. */
function removeAbandoned(dir) {
  const names = fs.existsSync(dir) ? fs.readdirSync(dir).filter((name) => name.startsWith(STAGING)) : []
  const abandoned = names.filter((name) => !isAlive(Number(name.slice(STAGING.length))))
  for (const name of abandoned) fs.rmSync(path.join(dir, name), { recursive: true, force: true })
}

/** Makes a backup before a migration, and removes the oldest of these backups. */
export async function backUpBeforeMigration({ databaseUrl, dataDir }) {
  const dir = backupsDir(dataDir)
  const file = path.join(dir, backupName(BEFORE_MIGRATION))
  await writeBackup({ databaseUrl, dataDir, file })
  const own = fs.readdirSync(dir).filter((name) => name.startsWith(BEFORE_MIGRATION) && name.endsWith('.tar.gz'))
  for (const old of own.sort().slice(0, -NEWEST)) fs.rmSync(path.join(dir, old))
  return file
}

const unfinishedMark = (dataDir) => path.join(dataDir, 'restore-unfinished')

/** Throws if a restore into the data folder was interrupted. */
export function refuseUnfinishedRestore(dataDir) {
  if (!fs.existsSync(unfinishedMark(dataDir))) return
  throw new Error(`The restore into ${dataDir} was interrupted: run npm run restore again`)
}

/**
 * Restores a backup into an empty data folder and the empty database of `openDatabase`. Verifies the hashes of the
 * whole archive before anything is changed. May be repeated after an interruption.
 * @param {{ file: string, dataDir: string, openDatabase: (input: { isRepeated: boolean }) => Promise<string> }} input
 */
export async function restoreBackup({ file, dataDir, openDatabase }) {
  if (!fs.existsSync(file)) throw new Error(`There is no backup ${file}`)
  const isRepeated = fs.existsSync(unfinishedMark(dataDir))
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  if (!isRepeated && fs.readdirSync(dataDir).length > 0) {
    throw new Error(`${dataDir} is not empty: set VOIX_DATA_DIR to an empty folder, because nothing is overwritten`)
  }
  const staging = path.join(dataDir, '.restoring')
  fs.rmSync(staging, { recursive: true, force: true })
  fs.writeFileSync(unfinishedMark(dataDir), `${file}\n`)
  fs.mkdirSync(staging, { mode: 0o700 })
  let schema
  try {
    await refuseForeignEntries({ file: path.resolve(file), into: staging })
    await run('tar', ['-x', '-z', '-o', '-f', path.resolve(file), '-C', staging])
    schema = (await readManifest({ file, staging })).schema
  } catch (error) {
    fs.rmSync(staging, { recursive: true, force: true })
    if (!isRepeated) fs.rmSync(unfinishedMark(dataDir))
    throw error
  }
  await loadRows({ url: await openDatabase({ isRepeated }), dir: path.join(staging, 'database'), schema })
  for (const name of KEPT) {
    fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
    if (fs.existsSync(path.join(staging, name))) fs.renameSync(path.join(staging, name), path.join(dataDir, name))
  }
  fs.rmSync(staging, { recursive: true, force: true })
  fs.rmSync(unfinishedMark(dataDir))
}

async function readManifest({ file, staging }) {
  const manifestFile = path.join(staging, 'manifest.json')
  if (!fs.existsSync(manifestFile)) throw new Error(`${file} is not a backup: it has no manifest.json`)
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'))
  if (manifest.format !== FORMAT) throw new Error(`${file} has the format ${manifest.format}: only ${FORMAT} is known`)
  fs.rmSync(manifestFile)
  const found = await hashFiles(staging)
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  const damaged = [...names].filter((name) => found[name] !== manifest.files[name])
  if (damaged.length > 0) throw new Error(`${file} is damaged: ${damaged.join(', ')}`)
  return manifest
}

/** Hard links, so that a file deleted during the backup stays in it. */
function linkFiles(from, to) {
  if (!fs.existsSync(from)) return
  if (fs.statSync(from).isDirectory()) {
    fs.mkdirSync(to, { mode: 0o755 })
    for (const name of fs.readdirSync(from)) linkFiles(path.join(from, name), path.join(to, name))
    return
  }
  try {
    fs.linkSync(from, to)
  } catch {
    fs.copyFileSync(from, to)
  }
}

/** Returns the SHA-256 of every file, by its path within the folder. */
async function hashFiles(dir) {
  const hashes = {}
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(fs.createReadStream(file), hash)
    hashes[path.relative(dir, file).replaceAll(path.sep, '/')] = hash.digest('hex')
  }
  return hashes
}
