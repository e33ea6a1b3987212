import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { isWithin } from '../../cli/peers.mjs'
import { expect, it } from 'vitest'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  files: string[]
}

/**
 * Packages that applications install if they need them: the runtime of islands, and the formatter of the registries.
 */
const OPTIONAL = ['preact', 'prettier']

/** Rooms whose plain JavaScript ships unchanged. */
const ROOMS = manifest.files.flatMap((files) => /^src\/(\w+)\/\*\*\/\*\.mjs$/.exec(files)?.[1] ?? [])

/** Entries of the package: sources that are compiled, and plain JavaScript. */
const ENTRY = new RegExp(
  `^(src/exports/.+\\.ts|src/islands/browser/\\w+\\.ts|(src/(${ROOMS.join('|')})|cli)/.+\\.mjs)$`,
)
const ENTRIES = ['src', 'cli']
  .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(dir, file)))
  .filter((file) => ENTRY.test(file) && !/\.spec\.|\/spec\//.test(file))

function resolveSource(from: string, specifier: string): string | undefined {
  const target = path.join(path.dirname(from), specifier)
  const candidates = [
    target,
    `${target}.ts`,
    `${target}.tsx`,
    path.join(target, 'index.ts'),
    path.join(target, 'index.tsx'),
  ]
  return candidates.find((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file))
}

/** The files that ship. */
const seen = new Set(ENTRIES)

/** Package name -> a shipped file that imports it. */
function importedPackages(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of seen) {
    for (const { fileName: specifier } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (specifier.startsWith('.')) {
        const source = resolveSource(file, specifier)
        if (source) seen.add(source)
      } else if (!isBuiltin(specifier)) {
        const [scope = '', name] = specifier.split('/')
        found.set(scope.startsWith('@') ? `${scope}/${name}` : scope, file)
      }
    }
  }
  return found
}

const imported = importedPackages()

it('packs the plain JavaScript of every room that a shipped file imports', () => {
  const plain = [...seen].filter((file) => file.startsWith('src/') && file.endsWith('.mjs'))
  expect(plain.filter((file) => !ROOMS.includes(file.split('/')[1] ?? ''))).toEqual([])
})

it('depends on no package that only the demo or the tools import', () => {
  expect(Object.keys(manifest.dependencies).filter((name) => !imported.has(name))).toEqual([])
})

it('names every package that a shipped file imports', () => {
  const named = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), ...OPTIONAL])
  const missing = [...imported].filter(([name]) => !named.has(name) && name !== 'voix')
  expect(missing).toEqual([])
})

it('lets an application share its copies: versions are ranges, and Payload, Next and React are peers', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
  expect(all.filter(([, range]) => !range.startsWith('^'))).toEqual([])
  const host = /^(payload|next|react|react-dom|@payloadcms\/.+)$/
  expect(Object.keys(manifest.dependencies).filter((name) => host.test(name))).toEqual([])
})

it('accepts the versions that Payload and Next pin of shared packages', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dependencies?: Record<string, string> }>
  }
  const pinned = Object.keys(manifest.peerDependencies).flatMap((peer) =>
    Object.entries(lock.packages[`node_modules/${peer}`]?.dependencies ?? {}).filter(([, range]) => /^\d/.test(range)),
  )
  expect(pinned.map(([name]) => name)).toContain('pg')
  const others = pinned.filter(([name, version]) => {
    const range = manifest.dependencies[name]
    return range !== undefined && !isWithin(version, range)
  })
  expect(others).toEqual([])
})
