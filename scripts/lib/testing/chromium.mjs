import fs from 'node:fs'
import path from 'node:path'
import { run } from '../run.mjs'

/** Chromium without a user interface, which takes half of the CPU time in tests. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const REMEDY = 'install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program'

/**
 * Returns the path of a Chromium. Installs Debian's package if none is found and this is root: the headless shell, or
 * all of it if there is no such package. Throws with a remedy otherwise.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !fs.existsSync(given)) throw new Error(`CHROMIUM_PATH is "${given}", which does not exist: ${REMEDY}`)
  const found = given ?? findChromium()
  if (found) return found
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) throw new Error(`There is no Chromium here: ${REMEDY}`)
  await aptGet(['update'])
  // The shell for most tests, the complete one for tests that need it.
  await install(SHELL, 'chromium').catch(() => install('chromium'))
  const installed = findChromium()
  if (installed) return installed
  throw new Error(`Debian's packages did not provide Chromium: ${REMEDY}`)
}

/** Returns a complete Chromium, which has profiles, or `null`. */
export function findWholeChromium() {
  return findIn(NAMES.filter((name) => name !== SHELL))
}

function install(...names) {
  return aptGet(['install', '-y', '--no-install-recommends', ...names, 'fonts-liberation'])
}

function aptGet(args) {
  return run('apt-get', ['-q', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

function findChromium() {
  return findIn(NAMES)
}

function findIn(names) {
  return names.map(findOnPath).find(Boolean) ?? PLACES.find((place) => fs.existsSync(place)) ?? null
}

function findOnPath(name) {
  const dirs = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  return dirs.map((dir) => path.join(dir, name)).find((file) => fs.existsSync(file)) ?? null
}
