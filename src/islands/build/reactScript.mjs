import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'

/** The modules that islands and their libraries import. React comes first: `version` is React's. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const OF_REACT = /^(react|react\/jsx-runtime|react-dom|react-dom\/client)$/
const NAME = /^[a-zA-Z_]\w*$/

/**
 * Bundles one script of React and of the function that hydrates islands. A browser loads it once, at the same time as
 * the first part.
 *
 * @param {{ projectDir: string, wake: string, options: import('esbuild').BuildOptions }} input `wake`: the file that
 *   hydrates an island
 * @returns {Promise<{ file: string, wake: string, names: string[] }>} its file in `options.outdir`, and the names of
 *   its exports
 */
export async function bundleReact({ projectDir, wake, options }) {
  const names = namesOf(projectDir)
  const modules = MODULES.map((name, index) => `import * as m${index} from '${name}'`)
  const contents = [
    ...modules,
    `export { wake } from ${JSON.stringify(wake)}`,
    `const all = { ${MODULES.map((_, index) => `...m${index}`)
      .reverse()
      .join(', ')} }`,
    'export default all',
    `export const { ${names.join(', ')} } = all`,
  ].join('\n')
  const { metafile } = await build({
    ...options,
    stdin: { contents, resolveDir: projectDir, sourcefile: 'react.js' },
    entryNames: 'react-[hash]',
    metafile: true,
  })
  return { file: path.basename(Object.keys(metafile?.outputs ?? {})[0] ?? ''), wake, names }
}

/** Returns the names of all exports of the modules. @param {string} projectDir */
function namesOf(projectDir) {
  const require = createRequire(path.join(projectDir, 'package.json'))
  const names = MODULES.flatMap((name) => Object.keys(require(name)))
  return [...new Set(names)].filter((name) => NAME.test(name) && name !== 'default')
}

/**
 * Redirects every import of React, and of the file that hydrates islands, to that one script.
 *
 * @param {Awaited<ReturnType<typeof bundleReact>>} input
 * @returns {import('esbuild').Plugin}
 */
export function fromReactScript({ file, wake, names }) {
  const script = { path: `./${file}`, external: true }
  return {
    name: 'voix-react',
    setup(builder) {
      builder.onResolve({ filter: OF_REACT }, ({ path: asked, kind, namespace }) =>
        // A CommonJS library uses `require`, which a browser does not have.
        kind === 'require-call' && namespace !== 'react' ? { path: asked, namespace: 'react' } : script,
      )
      builder.onResolve({ filter: /./ }, ({ path: asked }) => (asked === wake ? script : undefined))
      builder.onLoad({ filter: /./, namespace: 'react' }, () => ({
        contents: `export { default, ${names.join(', ')} } from 'react'`,
      }))
    },
  }
}
