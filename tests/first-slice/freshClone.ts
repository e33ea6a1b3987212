import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const runFile = promisify(execFile)

/**
 * Creates a copy of the committed files with the packages of this folder: a new `git clone` without the minutes of
 * installing. Returns the folder and a function that removes it.
 */
export async function freshClone(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'voix-clone-'))
  // PostgreSQL's user needs access if the tests run as root.
  await chmod(dir, 0o755)
  const root = path.join(dir, 'voix')
  await runFile('git', ['clone', '--quiet', '--depth', '1', `file://${REPOSITORY}`, root])
  await linkTree(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'))
  return { dir: root, remove: () => rm(dir, { recursive: true, force: true }) }
}

/**
 * Creates hard links if both folders are on one disk, otherwise copies. Caches are excluded, as both folders would
 * write to them.
 */
async function linkTree(from: string, to: string): Promise<void> {
  await runFile('cp', ['-al', from, to]).catch(() => cp(from, to, { recursive: true, verbatimSymlinks: true }))
  await rm(path.join(to, '.cache'), { recursive: true, force: true })
}

/** Runs a command line in the clone, as a user types it. */
export async function type(line: string, dir: string): Promise<string> {
  const { stdout } = await runFile('sh', ['-c', line], { cwd: dir })
  return stdout
}
