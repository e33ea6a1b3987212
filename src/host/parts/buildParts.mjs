import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { filesIn, MANIFEST, readClientModules } from './clientModules.mjs'
import { writeLayoutStyles } from './layoutStyles.mjs'
import { bundlePlainParts, isPlain } from './plainParts.mjs'
import { readUtilityUses } from './utilityUses.mjs'

/** Where Next serves what stands in `<distDir>/static`, for ever. */
const FOLDER = 'voix'
const PART_FILE = /\.part\.(tsx?|m?js)$/
const PART = /\b(?:p|plainP)art\(\s*(['"])([^'"]*)\1/g
const NAME = /^[a-z][a-z0-9-]*$/
const PRODUCT = path.resolve(import.meta.dirname, '../../..')
/** The product's own files: as they are written, or as its package has them. */
const OWN = existsSync(path.join(PRODUCT, 'src/render'))
  ? { dir: path.join(PRODUCT, 'src'), ending: 'ts' }
  : { dir: path.join(PRODUCT, 'dist'), ending: 'js' }

/** By what islands are brought to life, instead of React. */
const RUNTIMES = {
  react: undefined,
  preact: {
    react: 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
  },
}

/**
 * Builds what stored pages need after Next's own build: the scripts of their islands and the style sheets of single layouts, and writes
 * down where they are served.
 *
 * @param {{ projectDir: string, distDir: string, partsDirs: readonly string[], slicesDir?: string, layoutsDir?: string, prefix: string,
 *   runtime: 'react' | 'preact' }} options
 *   `prefix`: what stands before `/_next` in addresses
 */
export async function buildParts({ projectDir, distDir, partsDirs, slicesDir, layoutsDir, prefix, runtime }) {
  const out = path.join(distDir, 'static', FOLDER)
  const scripts = `${prefix}/_next/static/`
  const address = `${scripts}${FOLDER}`
  const loader = await bundleParts({ projectDir, partsDirs, runtime, out, address })
  const dirs = [...partsDirs.map((dir) => path.resolve(projectDir, dir)), OWN.dir]
  const folders =
    slicesDir && layoutsDir
      ? { slicesDir: path.resolve(projectDir, slicesDir), layoutsDir: path.resolve(projectDir, layoutsDir) }
      : null
  const uses = folders ? readUtilityUses({ ...folders, dirs }) : undefined
  const styles = writeLayoutStyles({ distDir, out, address, scripts, uses })
  const manifest = { loader: `${address}/${loader}`, scripts, styles, ...readClientModules(distDir) }
  await writeFile(path.join(distDir, 'server', MANIFEST), JSON.stringify(manifest))
}

/**
 * Makes a script of each `*.part.ts`, of what they share, and the loader that wakes the islands of a page. Throws an error that names
 * the file when a part has no name, one that is taken, or a style sheet.
 *
 * @param {{ projectDir: string, partsDirs: readonly string[], runtime: 'react' | 'preact', out: string, address: string }} options
 *   `out`, `address`: the folder for them and where it is served
 * @returns {Promise<string>} the loader's file
 */
export async function bundleParts({ projectDir, partsDirs, runtime, out, address }) {
  const files = findParts({ projectDir, partsDirs })
  const named = namesOf(files)
  const plain = await bundlePlainParts({
    files: files.filter(isPlain),
    start: browserFile('start'),
    options: { ...shared(projectDir), outdir: out },
  })
  const { metafile } = await build({
    ...shared(projectDir),
    alias: RUNTIMES[runtime],
    entryPoints: files
      .filter((file) => !isPlain(file))
      .map((file) => ({ in: `part:${file}`, out: path.basename(file).replace(PART_FILE, '') })),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    splitting: true,
    metafile: true,
    outdir: out,
    plugins: [wakers(named)],
  })
  /** @type {Record<string, string>} */
  const parts = Object.fromEntries(Object.entries(plain).map(([name, file]) => [name, `${address}/${file}`]))
  for (const [output, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    const file = entryPoint?.startsWith('part:') ? entryPoint.slice('part:'.length) : undefined
    if (!file) continue
    if (cssBundle) throw new Error(`${file}: a part brings no style sheet; import it where the part is used.`)
    for (const name of named.get(file) ?? []) parts[name] = `${address}/${path.basename(output)}`
  }
  return buildLoader({ projectDir, out, parts })
}

/** @param {{ projectDir: string, partsDirs: readonly string[] }} options absolute, each once */
function findParts({ projectDir, partsDirs }) {
  const dirs = [...partsDirs.map((dir) => path.resolve(projectDir, dir)), OWN.dir]
  const found = dirs
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => filesIn(dir).filter((file) => PART_FILE.test(file)))
    .map((file) => realpathSync(file))
  return [...new Set(found)].sort()
}

/** @param {readonly string[]} files @returns {Map<string, string[]>} file -> its parts */
function namesOf(files) {
  /** @type {Map<string, string>} */
  const owners = new Map()
  const named = new Map()
  for (const file of files) {
    const names = [...readFileSync(file, 'utf8').matchAll(PART)].map(([, , name = '']) => name)
    if (names.length === 0) throw new Error(`${file}: no part('name', () => import(...)) stands here.`)
    for (const name of names) {
      const owner = owners.get(name)
      if (!NAME.test(name))
        throw new Error(`${file}: the part "${name}" needs a name of small letters, digits and hyphens.`)
      if (owner) throw new Error(`${file}: the part "${name}" is there already, in ${owner}.`)
      owners.set(name, file)
    }
    named.set(file, names)
  }
  return named
}

/** The loader knows the names of the parts' scripts, so it is built after them. */
async function buildLoader({ projectDir, out, parts }) {
  const { outputFiles } = await build({
    ...shared(projectDir),
    entryPoints: [browserFile('loader')],
    define: { ...shared(projectDir).define, VOIX_PARTS: JSON.stringify(parts) },
    write: false,
    outdir: out,
  })
  const [script] = outputFiles
  const name = `loader-${createHash('sha256').update(script.contents).digest('hex').slice(0, 8)}.js`
  await mkdir(out, { recursive: true })
  await writeFile(path.join(out, name), script.contents)
  return name
}

/** @param {string} projectDir @returns {import('esbuild').BuildOptions} */
function shared(projectDir) {
  return {
    absWorkingDir: projectDir,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }
}

/** The script of a file of parts: for each of them a function that wakes an island. @param {Map<string, string[]>} named */
function wakers(named) {
  return {
    name: 'voix-parts',
    /** @param {import('esbuild').PluginBuild} build */
    setup(build) {
      build.onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }))
      build.onLoad({ filter: /.*/, namespace: 'part' }, ({ path: file }) => ({
        resolveDir: path.dirname(file),
        contents: [
          `import { wake } from ${JSON.stringify(browserFile('wake'))}`,
          `import * as parts from ${JSON.stringify(file)}`,
          'const named = (name) => Object.values(parts).find(({ part }) => part === name)',
          ...(named.get(file) ?? []).map(
            (name, index) =>
              `const wake${index} = (island) => wake(named('${name}'), island); export { wake${index} as '${name}' }`,
          ),
        ].join('\n'),
      }))
    },
  }
}

/** @param {string} name */
function browserFile(name) {
  return path.join(OWN.dir, `render/parts/browser/${name}.${OWN.ending}`)
}
