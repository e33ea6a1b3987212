import path from 'node:path'
import { build } from 'esbuild'
import { bundleReact, fromReactScript } from './reactScript.mjs'

/** Replaces React if islands are hydrated by Preact. */
const PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

/**
 * Bundles a script for each React part, and their shared chunks.
 *
 * @param {{ parts: readonly import('./readParts.mjs').Part[], runtime: 'react' | 'preact', projectDir: string, wake: string,
 *   options: import('esbuild').BuildOptions }} input
 *   `wake`: the file that hydrates an island
 * @returns {Promise<Record<string, string[]>>} part -> its files in `options.outdir`: its script and that script's
 *   imports
 */
export async function bundleReactParts({ parts, runtime, projectDir, wake, options }) {
  const react = runtime === 'react' ? await bundleReact({ projectDir, wake, options }) : null
  const { metafile } = await build({
    ...options,
    ...(react ? {} : { alias: PREACT }),
    entryPoints: parts.map(({ name }) => ({ in: `part:${name}`, out: name })),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    splitting: true,
    metafile: true,
    plugins: [wakers(parts, wake), ...(react ? [fromReactScript(react)] : [])],
  })
  const outputs = metafile?.outputs ?? {}
  /** @type {Record<string, string[]>} */
  const scripts = {}
  for (const [output, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    const part = parts.find(({ name }) => entryPoint === `part:${name}`)
    if (!part) continue
    if (cssBundle)
      throw new Error(`${part.file}: a part cannot import a style sheet; import it where the part is used.`)
    scripts[part.name] = [...neededBy(output, outputs)].map((file) => path.basename(file))
  }
  return scripts
}

/** @param {string} output @param {import('esbuild').Metafile['outputs']} outputs */
function neededBy(output, outputs, found = new Set([output])) {
  for (const { path: needed, kind } of outputs[output]?.imports ?? [])
    if (kind === 'import-statement' && !found.has(needed)) neededBy(needed, outputs, found.add(needed))
  return found
}

/**
 * @param {readonly import('./readParts.mjs').Part[]} parts
 * @param {string} wake
 * @returns {import('esbuild').Plugin}
 */
function wakers(parts, wake) {
  const named = new Map(parts.map((part) => [part.name, part]))
  return {
    name: 'voix-parts',
    setup(builder) {
      builder.onResolve({ filter: /^part:/ }, ({ path: asked }) => ({ path: asked.slice(5), namespace: 'part' }))
      builder.onLoad({ filter: /.*/, namespace: 'part' }, ({ path: asked }) => {
        const part = named.get(asked)
        return part && { resolveDir: path.dirname(part.file), contents: wakerOf(part, wake) }
      })
    },
  }
}

/** Returns the source of a part's script. @param {import('./readParts.mjs').Part} part @param {string} wake */
function wakerOf({ name, file, script }, wake) {
  const waker = `import { wake } from ${JSON.stringify(wake)}; export { run as '${name}' }`
  if (script) return `${waker}; import Part from ${JSON.stringify(script)}; const run = (island) => wake(Part, island)`
  return `${waker}; import * as parts from ${JSON.stringify(file)}
    const part = Object.values(parts).find(({ part }) => part === '${name}')
    const run = async (island) => wake((await part()).default, island)`
}
