import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { MUST_FINISH, UNFINISHED } from './unfinished.mjs'

const SCRIPT = path.join(import.meta.dirname, 'definitions.mjs')

/**
 * Runs `definitions.mjs` with the application's Payload, like `payload run`: with its `.env` and its configuration in
 * TypeScript. Returns the exit code.
 * @param {import('./project.mjs').Project} project
 * @param {'check' | 'migrate' | 'dry-run' | 'back'} task
 * @param {number} [tries] Node's TypeScript loader occasionally ends the process while loading, before anything was
 * done.
 * @returns {Promise<number>}
 */
export async function runDefinitions({ root }, task, tries = 5) {
  for (let left = tries; ; left -= 1) {
    const code = await runOnce(root, task)
    if (code !== UNFINISHED || left === 1) return code
  }
}

function runOnce(root, task) {
  const args = [...MUST_FINISH, findPayload(root), 'run', SCRIPT, task]
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Returns the path of the application's Payload command. @param {string} root @returns {string} */
export function findPayload(root) {
  try {
    const main = createRequire(path.join(root, 'package.json')).resolve('payload')
    return path.resolve(path.dirname(main), '../bin.js')
  } catch {
    throw new Error(`Payload is not installed in ${root}: run this in the application's folder`)
  }
}
