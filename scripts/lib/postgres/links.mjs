import fs from 'node:fs'
import path from 'node:path'
import { postgresPackageDir } from './platform.mjs'

/**
 * Makes the links among PostgreSQL's libraries that its package leaves to an install script, which npm may skip.
 * Does nothing on a machine without a package: `DATABASE_URL` may be set.
 */
export function linkPostgres({ root }) {
  const dir = findPackageDir(root)
  const list = dir && path.join(dir, 'native/pg-symlinks.json')
  if (!list || !fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(dir, target)
    if (!fs.existsSync(link)) makeLink({ link, to: path.relative(path.dirname(target), source) })
  }
}

function findPackageDir(root) {
  try {
    return postgresPackageDir({ root })
  } catch {
    return null
  }
}

function makeLink({ link, to }) {
  try {
    fs.symlinkSync(to, link)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}
