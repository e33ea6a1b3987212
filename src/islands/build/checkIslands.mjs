import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { findSlices } from '../../../cli/slices.mjs'

/** Modules through which a component may import browser code: the frame of an island, and parts, which islands load. */
const ISLANDS = [/\/render\/parts\/(Plain)?Island\.(tsx|js)$/, /\.part\.(tsx?|m?js)$/]
const USE_CLIENT = /^(\s|\/\/.*|\/\*[^]*?\*\/)*['"]use client['"]/

/**
 * Finds client components that slices use outside an island: cached pages would never hydrate them.
 *
 * @param {{ slicesDir: string, projectDir: string }} options
 * @throws an error that names each slice and file, and the remedy
 */
export async function checkIslands({ slicesDir, projectDir }) {
  const slices = findSlices(slicesDir).map(({ family, name }) => ({
    name,
    file: path.join(slicesDir, family, name, 'Component.tsx'),
  }))
  /** @type {Set<string>} */
  const forBrowser = new Set()
  const { metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: slices.map(({ file }) => file),
    bundle: true,
    packages: 'external',
    jsx: 'preserve',
    metafile: true,
    write: false,
    outdir: projectDir,
    logLevel: 'silent',
    loader: { '.css': 'empty' },
    plugins: [
      {
        name: 'voix-islands',
        setup(builder) {
          builder.onLoad({ filter: /\.[mc]?[jt]sx?$/ }, async ({ path: file }) => {
            if (ISLANDS.some((pattern) => pattern.test(file))) return { contents: '' }
            if (USE_CLIENT.test(await readFile(file, 'utf8'))) forBrowser.add(path.relative(projectDir, file))
            return undefined
          })
        },
      },
    ],
  })
  const problems = slices.flatMap(({ name, file }) =>
    reachable(metafile.inputs, path.relative(projectDir, file))
      .filter((reached) => forBrowser.has(reached))
      .map((reached) => `- the slice "${name}" uses ${reached}`),
  )
  if (problems.length === 0) return
  throw new Error(
    [
      'These client components are outside an island, where they are never hydrated:',
      ...problems,
      "Define each in a *.part.ts with part('name', () => import(...)), and render it with <Island part={...}>.",
    ].join('\n'),
  )
}

/** @param {import('esbuild').Metafile['inputs']} inputs @param {string} start @returns {string[]} */
function reachable(inputs, start) {
  const reached = new Set([start])
  for (const file of reached)
    for (const { path: next } of inputs[file]?.imports ?? []) if (next in inputs) reached.add(next)
  return [...reached]
}
