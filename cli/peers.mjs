import fs from 'node:fs'
import path from 'node:path'

const MANIFEST = path.join(import.meta.dirname, '../package.json')

/**
 * What an application has installed in another version than the product is made for. npm says so only where `legacy-peer-deps` is off.
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

/** Whether a range such as `^16.4.6` has the version. @param {string} version @param {string} range */
export function isWithin(version, range) {
  const [given, floor] = [version, range].map((text) => text.replace('^', '').split('-')[0].split('.').map(Number))
  const at = [1, 2].find((index) => given[index] !== floor[index])
  return given[0] === floor[0] && (at === undefined || given[at] > floor[at])
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}
