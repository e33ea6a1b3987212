import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'
import { defineVoix } from '../options/defineVoix.mjs'

/** The file in the build folder with the loaded configuration, for servers to which no sources are deployed. */
const BUILT = 'voix.config.json'
const NAMES = ['voix.config.ts', 'voix.config.mts', 'voix.config.js', 'voix.config.mjs']

/**
 * Reads `voix.config.ts` in plain Node: bundles it with its imports, including the application's path aliases, and runs
 * the bundle. If the file is missing, it reads the configuration that the build stored.
 *
 * @param {{ dir: string, distDir: string, configPath?: string }} options `dir`: the application's folder; `distDir`:
 * the build folder
 * @returns {import('../options/config').DefinedVoix}
 * @throws an error that names the file and the remedy
 */
export function loadConfig({ dir, distDir, configPath }) {
  const file = (configPath === undefined ? NAMES : [configPath])
    .map((name) => path.resolve(dir, name))
    .find((one) => existsSync(one))
  const built = path.resolve(dir, distDir, BUILT)
  if (file === undefined && existsSync(built)) return defineVoix(JSON.parse(readFileSync(built, 'utf8')))
  if (file === undefined)
    throw new Error(`withVoix(): there is no ${configPath ?? NAMES[0]} in ${dir}. Write it by \`npx voix init\`.`)
  const { default: config } = run(bundle(file), file)
  if (config === undefined)
    throw new Error(`withVoix(): ${file} has no default export. Write \`export default defineVoix({ ... })\`.`)
  return defineVoix(config)
}

/**
 * Stores the configuration in the build folder.
 *
 * @param {import('../options/config').DefinedVoix} config
 * @param {string} distDir
 */
export function storeConfig(config, distDir) {
  writeFileSync(path.join(distDir, BUILT), JSON.stringify(config))
}

/** @param {string} file */
function bundle(file) {
  const { outputFiles } = attempt(file, () =>
    buildSync({
      entryPoints: [file],
      absWorkingDir: path.dirname(file),
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      target: `node${process.versions.node}`,
      logLevel: 'silent',
      // In a linked package the entry may not be compiled.
      alias: { 'voix/config': path.join(import.meta.dirname, '../options/defineVoix.mjs') },
    }),
  )
  return outputFiles[0]?.text ?? ''
}

/**
 * @param {string} text CommonJS
 * @param {string} file
 * @returns {{ default?: import('../options/config').VoixConfig }}
 */
function run(text, file) {
  const module = { exports: {} }
  const start = compileFunction(text, ['module', 'exports', 'require'], { filename: file })
  attempt(file, () => start(module, module.exports, createRequire(file)))
  return module.exports
}

/** @template Result @param {string} file @param {() => Result} act @returns {Result} */
function attempt(file, act) {
  try {
    return act()
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw new Error(`withVoix(): ${file} cannot be read by plain Node. ${message}`, { cause: error })
  }
}
