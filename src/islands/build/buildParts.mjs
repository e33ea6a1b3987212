import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { MANIFEST, readClientModules } from './clientModules.mjs'
import { writeLayoutStyles } from './layoutStyles.mjs'
import { bundlePlainParts } from './plainParts.mjs'
import { bundleReactParts } from './reactParts.mjs'
import { readParts } from './readParts.mjs'
import { readUtilityUses } from './utilityUses.mjs'

/** The folder in `<distDir>/static`, which Next serves as immutable. */
const FOLDER = 'voix'
const PRODUCT = path.resolve(import.meta.dirname, '../../..')
/** The product's own files: the sources, or the compiled files of its package. */
const OWN = existsSync(path.join(PRODUCT, 'src/render'))
  ? { dir: path.join(PRODUCT, 'src'), ending: 'ts' }
  : { dir: path.join(PRODUCT, 'dist'), ending: 'js' }

/**
 * Builds the client files of cached pages after Next's own build: the scripts of their islands, the style sheets of
 * single layouts, and a manifest with their addresses.
 *
 * @param {{ projectDir: string, distDir: string, partsDirs: readonly string[], slicesDir?: string, layoutsDir?: string, prefix: string,
 *   runtime: 'react' | 'preact' }} options
 *   `prefix`: the part of addresses before `/_next`
 */
export async function buildParts({ projectDir, distDir, partsDirs, slicesDir, layoutsDir, prefix, runtime }) {
  const out = path.join(distDir, 'static', FOLDER)
  const scripts = `${prefix}/_next/static/`
  const address = `${scripts}${FOLDER}`
  const loader = await bundleParts({ projectDir, partsDirs, runtime, out })
  const dirs = sourceDirs({ projectDir, partsDirs })
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
 * Bundles a script for each `*.part.ts`, their shared chunks, and the loader that hydrates the islands of a page.
 * Throws an error that names the file if a part has no name, a name in use, or a style sheet.
 *
 * @param {{ projectDir: string, partsDirs: readonly string[], runtime: 'react' | 'preact', out: string }} options
 *   `out`: the output folder of all of them
 * @returns {Promise<string>} the loader's file
 */
export async function bundleParts({ projectDir, partsDirs, runtime, out }) {
  const parts = readParts(sourceDirs({ projectDir, partsDirs }))
  const options = { ...shared(projectDir), outdir: out }
  const plain = await bundlePlainParts({
    parts: parts.filter(({ isPlain }) => isPlain),
    start: ownFile('render/parts/startIsland'),
    options,
  })
  const living = await bundleReactParts({
    parts: parts.filter(({ isPlain }) => !isPlain),
    runtime,
    projectDir,
    wake: ownFile('islands/browser/wake'),
    options,
  })
  return buildLoader({ projectDir, out, scripts: { ...plain, ...living } })
}

/**
 * Returns the folders of parts: the application's and the product's own.
 * @param {{ projectDir: string, partsDirs: readonly string[] }} input
 */
function sourceDirs({ projectDir, partsDirs }) {
  return [...partsDirs.map((dir) => path.resolve(projectDir, dir)), OWN.dir]
}

/** The loader contains the names of the parts' scripts, so it is built after them. */
async function buildLoader({ projectDir, out, scripts }) {
  const { outputFiles } = await build({
    ...shared(projectDir),
    entryPoints: [ownFile('islands/browser/loader')],
    define: { ...shared(projectDir).define, VOIX_PARTS: JSON.stringify(scripts) },
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

/** @param {string} name below `src`, without an ending */
function ownFile(name) {
  return path.join(OWN.dir, `${name}.${OWN.ending}`)
}
