import fs from 'node:fs'
import path from 'node:path'
import { postgresPackageDir } from './platform.mjs'

/**
 * Creates the symbolic links among PostgreSQL's libraries, which its package creates in an install script that npm may
 * skip.
 * Does nothing without the package, since `DATABASE_URL` may be set.
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
