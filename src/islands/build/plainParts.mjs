import path from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles one script for each plain part. It is small, and has no shared chunk that a browser had to load first.
 *
 * @param {{ parts: readonly import('./readParts.mjs').Part[], start: string, options: import('esbuild').BuildOptions }} input
 *   `start`: the file that runs a script
 * @returns {Promise<Record<string, string[]>>} part -> its one file in `options.outdir`
 */
export async function bundlePlainParts({ parts, start, options }) {
  const { metafile } = await build({
    ...options,
    entryPoints: parts.map(({ name }) => ({ in: `plain:${name}`, out: name })),
    entryNames: '[name]-[hash]',
    metafile: true,
    plugins: [runners(new Map(parts.map(({ name, script }) => [name, script])), start)],
  })
  const outputs = Object.entries(metafile?.outputs ?? {})
  return Object.fromEntries(
    outputs.map(([output, { entryPoint }]) => [String(entryPoint).slice('plain:'.length), [path.basename(output)]]),
  )
}

/** @param {Map<string, string | null>} scripts @param {string} start @returns {import('esbuild').Plugin} */
function runners(scripts, start) {
  return {
    name: 'voix-plain-parts',
    setup(builder) {
      builder.onResolve({ filter: /^plain:/ }, ({ path: asked }) => ({ path: asked.slice(6), namespace: 'plain' }))
      builder.onLoad({ filter: /.*/, namespace: 'plain' }, ({ path: name }) => ({
        resolveDir: path.dirname(start),
        contents: `import { start } from ${JSON.stringify(start)}
          import run from ${JSON.stringify(scripts.get(name))}
          const wake = (island) => start(run, island)
          export { wake as '${name}' }`,
      }))
    },
  }
}
