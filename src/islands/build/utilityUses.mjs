import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findLayouts, findSlices } from '../../../cli/slices.mjs'
import { filesIn } from './clientModules.mjs'

const SOURCE = /(?<!\.spec)\.(tsx?|jsx?|mjs)$/
/**
 * A list of literal layout names. Other values are known only when the code runs: such a slice counts as being for all
 * layouts.
 */
const LIMIT = /\blayouts:\s*\[([^\]]*)\]/

/**
 * Returns whether a layout's pages may have a class. A class that is found only in the folders of other layouts, and of
 * slices for other layouts, is not used by the layout. A class that is not found is composed at runtime, and is for all
 * layouts.
 *
 * @param {{ slicesDir: string, layoutsDir: string, dirs: readonly string[] }} options `dirs`: all sources that may name
 *   classes
 * @returns {(name: string, layout: string) => boolean}
 */
export function readUtilityUses({ slicesDir, layoutsDir, dirs }) {
  /** @type {{ dir: string, layouts: Set<string>, text: string }[]} */
  const limited = [
    ...findLayouts(layoutsDir).map((name) => ({
      dir: path.join(layoutsDir, name),
      layouts: new Set([name]),
      text: '',
    })),
    ...findSlices(slicesDir).flatMap(({ family, name }) => {
      const dir = path.join(slicesDir, family, name)
      const layouts = limitOf(readFileSync(path.join(dir, 'config.ts'), 'utf8'))
      return layouts ? [{ dir, layouts, text: '' }] : []
    }),
  ]
  let common = ''
  for (const file of new Set(dirs.filter((dir) => existsSync(dir)).flatMap(filesIn))) {
    if (!SOURCE.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const owner = limited.find(({ dir }) => file.startsWith(dir + path.sep))
    if (owner) owner.text += text
    else common += text
  }
  // Most classes are separate words there. To search the whole text for each would take seconds.
  const words = new Set(common.split(/[\s"'`{}]+/))
  /** @type {Map<string, Set<string> | null>} class -> its layouts; `null`: all */
  const known = new Map()
  return (name, layout) => {
    if (!known.has(name)) {
      const owners = words.has(name) || common.includes(name) ? [] : limited.filter(({ text }) => text.includes(name))
      known.set(name, owners.length > 0 ? new Set(owners.flatMap(({ layouts }) => [...layouts])) : null)
    }
    return known.get(name)?.has(layout) ?? true
  }
}

/** @param {string} config */
function limitOf(config) {
  const [, list] = LIMIT.exec(config) ?? []
  const names = [...(list ?? '').matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, single, double]) => single ?? double ?? '')
  // Any other value is a reference, which is known only when the code runs.
  const isWrittenOut = list !== undefined && /^(?:\s*(?:'[^']*'|"[^"]*")\s*,?)+\s*$/.test(list)
  return isWrittenOut && !names.includes('*') ? new Set(names) : null
}
