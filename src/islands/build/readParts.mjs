import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './clientModules.mjs'

const PART_FILE = /\.part\.(tsx?|m?js)$/
/** `part('name', () => import('./File'))`. Without an import of this form the file is not captured. */
const PART =
  /\b(p|plainP)art(?:<[^()]*>)?\(\s*(['"])([^'"]*)\2(?:\s*,\s*\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\4\s*\)\s*,?\s*\))?/g
const NAME = /^[a-z][a-z0-9-]*$/

/**
 * The interactive part of a slice or layout, as its file defines it.
 *
 * @typedef {{ name: string, file: string, isPlain: boolean, script: string | null }} Part
 *   `isPlain`: it runs without React; `script`: the module whose default export it is, `null` if the source does not
 *   show it
 */

/**
 * Reads the `*.part.ts` files of these folders. Throws an error that names the file if one defines no part, or a name
 * in use.
 *
 * @param {readonly string[]} dirs absolute
 * @returns {Part[]}
 */
export function readParts(dirs) {
  const found = dirs
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => filesIn(dir).filter((file) => PART_FILE.test(file)))
    .map((file) => realpathSync(file))
  /** @type {Map<string, Part>} */
  const parts = new Map()
  for (const file of [...new Set(found)].sort()) {
    const written = [...readFileSync(file, 'utf8').matchAll(PART)]
    if (written.length === 0) throw new Error(`${file}: no part('name', () => import(...)) was found.`)
    for (const [, kind, , name = '', , script] of written) {
      const taken = parts.get(name)
      if (!NAME.test(name))
        throw new Error(`${file}: the part "${name}" needs a name of small letters, digits and hyphens.`)
      if (taken) throw new Error(`${file}: the part "${name}" already exists in ${taken.file}.`)
      const isPlain = kind === 'plainP'
      if (isPlain && !script)
        throw new Error(`${file}: the script of the part "${name}" must be written as () => import('./file').`)
      parts.set(name, { name, file, isPlain, script: script ? path.resolve(path.dirname(file), script) : null })
    }
  }
  return [...parts.values()]
}
