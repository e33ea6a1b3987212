import { build } from 'esbuild'

const ENTRY = `
import { createCatalogue } from 'voix/slices'
import { slices } from './src/blocks/registry/configs'
import { layouts } from './src/layouts/registry/configs'
export const all = createCatalogue(slices, layouts).all
export const names = layouts.map(({ name }) => name)`

/**
 * Reads the slices of the demo from their definitions, without a server: each with a layout that allows it and its
 * templates' names.
 * @param {string} root
 * @returns {Promise<{ name: string, family: string, layout: string, templates: string[] }[]>}
 */
export async function readSlices(root) {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, sourcefile: 'slices.ts', loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { all, names } = await import(`data:text/javascript;base64,${code}`)
  return all.map(({ name, group, layouts, templates }) => ({
    name,
    family: group,
    layout: standsOn(layouts === '*' ? names : layouts),
    templates: Object.keys(templates),
  }))
}

/** Returns the layout `blocks` if it allows the slice, otherwise the first one. @param {readonly string[]} layouts */
function standsOn(layouts) {
  return layouts.includes('blocks') ? 'blocks' : layouts[0]
}
