import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

/** The cache handler reads it from the folder of Next's own manifests. */
export const MANIFEST = 'voix-parts.json'

/**
 * Client modules that a cached page does not need: Next's own modules (a cached page has no router), islands and parts
 * (the loader hydrates them), and the screens that Next shows in place of a page.
 */
const NOT_NEEDED = [
  /\/node_modules\/next\/dist\//,
  /\/render\/parts\/(Plain)?Island\.(tsx|js)$/,
  /\.part\.(tsx?|m?js)$/,
  /\/(error|global-error|not-found|loading|template|default)\.(tsx|jsx|ts|js)$/,
]

/**
 * Returns the client modules that Next's responses may name, by their ids.
 *
 * @param {string} distDir
 * @returns {{ notNeeded: string[], modules: Record<string, string> }} `modules`: all others, with their files
 */
export function readClientModules(distDir) {
  const server = path.join(distDir, 'server/app')
  /** @type {Record<string, string>} */
  const modules = {}
  const notNeeded = new Set()
  const manifests = filesIn(server).filter((file) => file.endsWith('_client-reference-manifest.js'))
  for (const file of manifests) {
    /** @type {{ __RSC_MANIFEST?: Record<string, { clientModules: Record<string, { id: string | number }> }> }} */
    const context = {}
    vm.runInNewContext(readFileSync(file, 'utf8'), context)
    for (const { clientModules } of Object.values(context.__RSC_MANIFEST ?? {}))
      for (const [name, { id }] of Object.entries(clientModules)) {
        const source = name.split(' <')[0] ?? name
        if (NOT_NEEDED.some((pattern) => pattern.test(source))) notNeeded.add(String(id))
        else modules[String(id)] = source.replace(/^\[project\]\//, '')
      }
  }
  return { notNeeded: [...notNeeded], modules }
}

/** @param {string} dir @returns {string[]} with their paths */
export function filesIn(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => path.join(dir, file))
}
