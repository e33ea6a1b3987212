import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * The secrets and choices of one installation, created at the first start and stored in `<data folder>/settings.json`,
 * which only its owner may read. Cookies ignore ports, so the prefix separates the sessions of two installations on one
 * host.
 */
export function openSettings({ dataDir }) {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const file = path.join(dataDir, 'settings.json')
  const values = { ...readSettings(file) }
  const isNew = Object.keys(values).length === 0
  values.secret ??= randomBytes(32).toString('hex')
  values.cookiePrefix ??= `voix-${randomBytes(4).toString('hex')}`
  const settings = {
    file,
    values,
    /** Changes values and writes the file atomically. */
    set(changes) {
      Object.assign(values, changes)
      writePrivate(file, `${JSON.stringify(values, null, 2)}\n`)
    },
  }
  if (isNew) settings.set({})
  return settings
}

/** Returns a password that can be typed: 24 letters and digits, about 140 bits. */
export function makePassword() {
  return randomBytes(48)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 24)
}

/** Writes a file that only its owner may read, atomically. */
export function writePrivate(file, text) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text, { mode: 0o600 })
  fs.renameSync(draft, file)
}

function readSettings(file) {
  if (!fs.existsSync(file)) return {}
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read (${error.message}): repair it, or delete it to create new secrets`)
  }
}
