import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { npmCommand } from '../../scripts/lib/install.mjs'
import { run, runBin, runRepeatable } from '../../scripts/lib/run.mjs'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** The dependencies of Payload's template for a blank application. */
const DEPENDENCIES = [
  '@payloadcms/db-postgres',
  '@payloadcms/next',
  '@payloadcms/richtext-lexical',
  '@payloadcms/ui',
  'graphql',
  'next',
  'payload',
  'react',
  'react-dom',
  'sharp',
]
const DEV_DEPENDENCIES = ['@types/node', '@types/react', '@types/react-dom', 'typescript']

type Env = NodeJS.ProcessEnv

/** Creates the application with the installed product and the files of `voix init`. Returns its folder. */
export async function installApp({ dir, env }: { dir: string; env: Env }): Promise<string> {
  const root = path.join(dir, 'app')
  await npm(['pack', '--pack-destination', dir], { cwd: REPOSITORY, env })
  const tarball = (await readdir(dir)).find((name) => name.endsWith('.tgz'))
  await cp(path.join(import.meta.dirname, 'app'), root, { recursive: true })
  await writeFile(path.join(root, 'package.json'), await manifest(`file:../${tarball}`))
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: root, env })
  await voix(['init'], { root, env })
  // The manual edits of an application: the lines that `voix init` printed, three slices, and the examples of
  // extensions.
  await cp(path.join(import.meta.dirname, 'installed'), root, { recursive: true })
  await cp(path.join(REPOSITORY, 'tests/extension'), path.join(root, 'src/extension'), { recursive: true })
  await voix(['register'], { root, env })
  return root
}

/** Runs the commands that `voix init` printed. */
export async function migrateApp({ root, env }: { root: string; env: Env }): Promise<void> {
  for (const args of [['generate:importmap'], ['migrate:create', 'voix'], ['migrate']]) {
    await runRepeatable(['node_modules/payload/bin.js', ...args], { cwd: root, env, name: `payload ${args.join(' ')}` })
  }
}

/** Builds the application. `next build` also checks the types, including those of the package. */
export async function buildApp({ root, env }: { root: string; env: Env }): Promise<void> {
  await runBin('next/dist/bin/next', ['build'], { cwd: root, env: { ...env, NODE_ENV: 'production' } })
}

function voix(args: string[], { root, env }: { root: string; env: Env }): Promise<string> {
  return runBin('voix/cli/voix.mjs', args, { cwd: root, env })
}

function npm(args: string[], options: { cwd: string; env: Env }): Promise<string> {
  const [command, all] = npmCommand(args) as [string, string[]]
  return run(command, all, { ...options, name: `npm ${args[0]}` })
}

/** Returns the package.json with the versions of this repository. */
async function manifest(voixSpecifier: string): Promise<string> {
  const own = JSON.parse(await readFile(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const versions = { ...own.devDependencies, ...own.dependencies }
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]))
  const dependencies = { ...pick(DEPENDENCIES), voix: voixSpecifier }
  const devDependencies = pick(DEV_DEPENDENCIES)
  return JSON.stringify({ name: 'blank', private: true, type: 'module', dependencies, devDependencies }, null, 2)
}
