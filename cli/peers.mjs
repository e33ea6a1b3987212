import fs from 'node:fs'
import path from 'node:path'

const MANIFEST = path.join(import.meta.dirname, '../package.json')

/**
 * Lists peer dependencies that are installed in a version that the product does not support.
 * npm does not report them under `legacy-peer-deps`.
 *
 * @param {string} root
 * @returns {{ name: string, version: string, range: string }[]}
 */
export function otherPeers(root) {
  return Object.entries(readJson(MANIFEST).peerDependencies).flatMap(([name, range]) => {
    const file = path.join(root, 'node_modules', name, 'package.json')
    if (!fs.existsSync(file)) return []
    const { version } = readJson(file)
    return isWithin(version, range) ? [] : [{ name, version, range }]
  })
}

/** Whether a version satisfies a range such as `^16.4.6`. @param {string} version @param {string} range */
export function isWithin(version, range) {
  const [given, floor] = [version, range].map((text) => text.replace('^', '').split('-')[0].split('.').map(Number))
  // Below 1.0, a change of the second number is breaking.
  const fixed = floor[0] === 0 ? 2 : 1
  const at = [1, 2].find((index) => given[index] !== floor[index])
  return (
    floor.slice(0, fixed).every((number, index) => given[index] === number) &&
    (at === undefined || given[at] > floor[at])
  )
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}
